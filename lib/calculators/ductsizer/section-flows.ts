/** Entered data of a section: its flow, m³/s, and the number of the section before it, 0 for the fan. */
interface Section {
  after: number | undefined;
  flow: number | undefined;
}

/** Returns the number of the section before it; the row above if none was entered. */
export const sectionBefore = ({ after }: Section, index: number): number => after ?? index;

/**
 * Returns the flow of each section, m³/s: the entered one, else the sum of the downstream sections; undefined
 * if neither is available.
 */
export function sectionFlows(sections: readonly Section[]): readonly (number | undefined)[] {
  const flows = sections.map(({ flow }) => flow);
  // Sections follow those above them: from the last one upward, each flow is complete when it is added.
  for (const [index, section] of [...sections.entries()].reverse()) {
    const flow = flows[index];
    const before = sectionBefore(section, index) - 1;
    if (flow === undefined || before < 0 || before >= index) continue;
    if (sections[before]?.flow === undefined) flows[before] = (flows[before] ?? 0) + flow;
  }
  return flows;
}
