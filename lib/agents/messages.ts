export const messages = {
  assumptions: (texts: string): string => `Assumed unless you say otherwise: ${texts}.`,
  calculatorUnknown: (id: string): string => `There is no calculator “${id}”.`,
  faqMissing: "None of the frequently asked questions matches.",
  modeUnknown: (ids: string): string => `The modes are ${ids}.`,
  pageMissing: "No page on this site matches.",
  pagePlanned: ({ name, closest }: { name: string; closest: string }): string =>
    `SciCalc has no ${name} yet.\nClosest page: ${closest}.`,
  recordInput: ({ plural, other }: { plural: string; other: string }): string =>
    `ID from the ${plural}, or ${other}`,
  unitsDiffer: ({ source, target }: { source: string; target: string }): string =>
    `${source} and ${target} do not measure the same thing.`,
  unitUnknown: (name: string): string => `There is no unit “${name}” here.`,
};
