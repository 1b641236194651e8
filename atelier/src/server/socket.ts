/** The WebSocket to the language server, opened again whenever it closes. */

import type { LSPClient, Transport } from "@codemirror/lsp-client";

const PATIENCE_MS = [300, 1000, 3000, 10_000];

/** Connect `client`, and connect it again each time the line is cut or its greeting stays without answer. */
export function connectLanguageServer(client: LSPClient): void {
  let attempts = 0;
  const open = (): void => {
    const socket = new WebSocket(new URL("lsp", location.href.replace(/^http/, "ws")));
    const handlers = new Set<(message: string) => void>();
    socket.onmessage = ({ data }) => {
      for (const handle of handlers) handle(String(data));
    };
    socket.onopen = () => {
      attempts = 0;
      client.connect(transportOf(socket, handlers));
      client.initializing.catch(() => socket.close());
    };
    socket.onclose = () => {
      client.disconnect();
      setTimeout(open, PATIENCE_MS[Math.min(attempts++, PATIENCE_MS.length - 1)]);
    };
  };
  open();
}

function transportOf(socket: WebSocket, handlers: Set<(message: string) => void>): Transport {
  return {
    send: (message) => {
      if (socket.readyState === WebSocket.OPEN) socket.send(message);
    },
    subscribe: (handler) => handlers.add(handler),
    unsubscribe: (handler) => handlers.delete(handler),
  };
}
