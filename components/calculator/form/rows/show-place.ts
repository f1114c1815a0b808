/** Leads to a field or a row by its path. */
export function showPlace(path: string): void {
  import("./reveal").then(
    ({ reveal }) => reveal(path),
    () => {},
  );
}
