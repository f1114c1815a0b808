import type { ServerResponse } from "node:http";

const namesIn = (value: unknown): string[] =>
  String(value ?? "")
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "");

/**
 * Keeps what an answer was said to vary by: Next writes the headers that its router asks for over those of the proxy. Each
 * name once, however it is written.
 */
export function keepVary(response: ServerResponse): void {
  const set = response.setHeader.bind(response);
  response.setHeader = (name, value) => {
    if (name.toLowerCase() !== "vary") return set(name, value);
    const names = [...namesIn(response.getHeader(name)), ...namesIn(value)];
    return set(name, [...new Map(names.map((each) => [each.toLowerCase(), each])).values()].join(", "));
  };
}
