/** Names in one line: "A", "A and B", "A, B and C". */
export const joined = (names: readonly string[]): string =>
  names.length < 3 ? names.join(" and ") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
