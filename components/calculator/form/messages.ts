import { capitalize, joinWithAnd } from "@/lib/core/locale/locale";

/** Sentences of the form, in the page’s first script; parts that load later have separate files. */
export const messages = {
  ignoredSettings: (names: string) =>
    `This link contains settings that this calculator does not have (${names}). Default settings were used instead.`,
  sectionNotLoaded: (section: string) => `The ${section} could not be loaded. Please reload the page.`,
  partNotLoaded: "A part of this calculator could not be loaded. Please reload the page.",
  breakdownSummary: (has: { figures: boolean; charts: boolean; tables: boolean }) =>
    capitalize(
      joinWithAnd([
        ...(has.figures ? ["further figures"] : []),
        ...(has.charts ? ["charts"] : []),
        ...(has.tables ? ["tables"] : []),
      ]),
    ),
  stepsSummary: "Each formula with its numbers",
  sourcesSummary: "Assumptions and cited documents",
  compareSummary: (hasNext: boolean) =>
    `Scenarios, solve for an input, what matters most, print${hasNext ? ", next calculators" : ""}`,
  changedOptions: (count: number) => `${count} changed`,
  calculating: "Calculating…",
  resultOfLastValidInputs: "This is the result of the last valid inputs.",
  dataNotLoaded: "The data for these inputs could not be loaded; this is an earlier result.",
  pasteRows: (label: string) => `Paste ${label} from a spreadsheet`,
  copyRows: (label: string) => `Copy ${label} for a spreadsheet`,
  downloadRows: (label: string) => `Download ${label} as CSV`,
};
