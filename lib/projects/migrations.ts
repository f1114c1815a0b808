/** Project of an older version, of which only the version was checked. */
type Old = Readonly<Record<string, unknown>>;

export type Migrations = Readonly<Record<number, (old: Old) => Old>>;

/** There is no version before the first. */
export const migrations: Migrations = {};

/** Upgrades a project to the current shape; undefined if a step is missing. */
export function migrated(
  old: Old,
  from: number,
  to: number,
  steps: Migrations = migrations,
): Old | undefined {
  let project = old;
  for (let version = from; version < to; version++) {
    const step = steps[version];
    if (!step) return undefined;
    project = { ...step(project), version: version + 1 };
  }
  return project;
}
