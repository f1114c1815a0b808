interface RunEnd {
  /** Indexes of the sections from the fan to the end. */
  path: readonly number[];
  /** Total pressure loss of the path, Pa. */
  loss: number;
  /** Pressure that a damper must take up to balance the path with the index run, Pa. */
  excess: number;
}

export interface DuctRun {
  /** Total pressure lost from the fan to the end of each section, Pa. */
  lossTo: readonly number[];
  /** Ends in the order of their last sections. */
  ends: readonly RunEnd[];
  /** End with the greatest loss: the index run. */
  index: RunEnd;
}

/**
 * Computes the paths of a duct system as a tree: for each section its loss (Pa) and the section before it,
 * which must have a lower index; undefined for one at the fan. @throws RangeError without sections or with
 * one before itself.
 */
export function ductRun(losses: readonly number[], before: readonly (number | undefined)[]): DuctRun {
  const paths: number[][] = [];
  const lossTo: number[] = [];
  for (const [section, loss] of losses.entries()) {
    const previous = before[section];
    if (previous !== undefined && !(previous < section))
      throw new RangeError(`Section ${section} cannot follow section ${previous}`);
    paths.push([...(previous === undefined ? [] : (paths[previous] ?? [])), section]);
    lossTo.push((previous === undefined ? 0 : (lossTo[previous] ?? 0)) + loss);
  }
  const followed = new Set(before);
  const last = losses.flatMap((_, section) => (followed.has(section) ? [] : [section]));
  const most = Math.max(...last.map((section) => lossTo[section] ?? 0));
  const ends = last.map((section) => {
    const loss = lossTo[section] ?? 0;
    return { path: paths[section] ?? [], loss, excess: most - loss };
  });
  const index = ends.find(({ excess }) => excess === 0);
  if (!index) throw new RangeError("A duct system has at least one section");
  return { lossTo, ends, index };
}
