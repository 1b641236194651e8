"""Whatever does not come from the page itself is refused, and every answer carries the safety headers."""

from __future__ import annotations

import pytest
from starlette.testclient import TestClient

_ADDRESSES = ("/jeton/", "/jeton/program", "/jeton/assets/worker.js", "/jeton/nothing", "/", "/other/program")


@pytest.mark.parametrize("address", _ADDRESSES)
def test_every_answer_is_guarded(client: TestClient, address: str) -> None:
    headers = client.get(address).headers
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert headers["cross-origin-embedder-policy"] == "require-corp"
    assert headers["cross-origin-resource-policy"] == "same-origin"
    assert headers["content-security-policy"].startswith("default-src 'none'")


def test_the_page_may_run_only_our_scripts(client: TestClient) -> None:
    policy = client.get("/jeton/").headers["content-security-policy"]
    assert "script-src 'self';" in policy
    assert "unsafe" not in policy


def test_the_worker_has_no_network(client: TestClient) -> None:
    policy = client.get("/jeton/assets/worker.js").headers["content-security-policy"]
    assert policy == "default-src 'none'; script-src 'unsafe-eval'; connect-src 'none'"


@pytest.mark.parametrize("host", ["evil.example", "127.0.0.1", "127.0.0.1:8001", "localhost.evil.example:8000", ""])
def test_another_name_is_refused(client: TestClient, host: str) -> None:
    assert client.get("/jeton/program", headers={"host": host}).status_code == 403


def test_both_local_names_are_answered(client: TestClient) -> None:
    assert client.get("/jeton/program", headers={"host": "localhost:8000"}).status_code == 200


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "https://127.0.0.1:8000", "http://127.0.0.1:9"])
def test_another_origin_is_refused(client: TestClient, origin: str) -> None:
    answer = client.post("/jeton/files", json={"kind": "read", "name": "notes.txt"}, headers={"origin": origin})
    assert answer.status_code == 403


@pytest.mark.parametrize("site", ["cross-site", "same-site"])
def test_a_request_from_another_site_is_refused(client: TestClient, site: str) -> None:
    assert client.get("/jeton/program", headers={"sec-fetch-site": site}).status_code == 403


def test_our_own_page_is_answered(client: TestClient) -> None:
    headers = {"origin": "http://127.0.0.1:8000", "sec-fetch-site": "same-origin"}
    answer = client.post("/jeton/files", json={"kind": "exists", "name": "notes.txt"}, headers=headers)
    assert answer.json()["value"] is True


@pytest.mark.parametrize("path", ["/program", "/jetom/program", "/jeto", "/jeton", "/jetonprogram", "//jeton/program"])
def test_without_the_token_there_is_nothing(client: TestClient, path: str) -> None:
    assert client.get(path).status_code == 403


@pytest.mark.parametrize(
    "name", ["../player.js", "%2e%2e/fonts/LICENSE.txt", "runtime.js", "..%2f..%2f__init__.py", "/etc/passwd"]
)
def test_only_the_known_assets_are_sent(client: TestClient, name: str) -> None:
    assert client.get(f"/jeton/assets/{name}").status_code in {403, 404}


def test_a_form_of_another_kind_is_not_read(client: TestClient) -> None:
    body = '{"kind": "read", "name": "notes.txt"}'
    answer = client.post("/jeton/files", content=body, headers={"content-type": "text/plain"})
    assert answer.status_code == 400


@pytest.mark.parametrize("body", [b"", b"[]", b"{", b"[" * 100_000, b'{"a": "' + b"x" * 100_000 + b'"}', b"\xff"])
def test_a_broken_request_is_refused_calmly(client: TestClient, body: bytes) -> None:
    headers = {"content-type": "application/json"}
    assert client.post("/jeton/files", content=body, headers=headers).status_code == 400
    assert client.post("/jeton/failure", content=body, headers=headers).status_code == 400
