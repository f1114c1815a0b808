export function showPlace(path: string): void {
  import("./reveal").then(
    ({ reveal }) => reveal(path),
    () => {},
  );
}
