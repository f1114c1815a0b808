import type { ServerResponse } from "node:http";

const namesIn = (value: unknown): string[] =>
  String(value ?? "")
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "");

/**
 * Preserves the Vary of an answer: Next would replace the headers of the proxy by those of its router. Lists each name
 * once, whatever its case.
 */
export function keepVary(response: ServerResponse): void {
  const set = response.setHeader.bind(response);
  response.setHeader = (name, value) => {
    if (name.toLowerCase() !== "vary") return set(name, value);
    const names = [...namesIn(response.getHeader(name)), ...namesIn(value)];
    return set(name, [...new Map(names.map((each) => [each.toLowerCase(), each])).values()].join(", "));
  };
}
