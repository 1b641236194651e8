"""Runs compiled programs: V8, its limits, and those who answer its requests."""
