import { formatInteger } from "../core/locale/locale.ts";

export const messages = {
  fileInvalid: "The file is not valid JSON, or it is incomplete. Export the project again.",
  fileTooLarge: "The file is too large for a project: the limit is 2 million characters.",
  formatUnknown: (format: string): string =>
    `The file is not a SciCalc project: its “format” is not “${format}”.`,
  idRepeated: "The project cannot be read: two calculators have the same ID.",
  linkDamaged:
    "The link is damaged: part of it may be missing. Ask for the link again or for the project as a file.",
  linkLost: ({ calculator, from }: { calculator: number; from: string }): string =>
    `The project cannot be read: calculator ${calculator} is linked to a calculator that is missing (${from}).`,
  linkRepeated: (calculator: number): string =>
    `The project cannot be read: a field of calculator ${calculator} has two links.`,
  linksInLoop: "The project cannot be read: its calculators are linked in a loop.",
  linkWithoutProject: "There is no project in this link.",
  partInvalid: ({ place, problem }: { place: string; problem: string }): string =>
    `The project cannot be read: ${place}${place && " "}${problem}.`,
  parts: {
    nameNotAllowed: "has a field name that is not allowed",
    nameUnknown: (name: string): string => `has “${name}”, which this version does not recognize`,
  },
  tooManyRows: (maximum: number): string =>
    `The project has more than ${formatInteger(maximum)} rows in its lists. Divide it into several projects.`,
  unreadable: "The project cannot be read.",
  versionMissing: "The file does not state which version of the project format it uses.",
  versionTooNew: ({ version, maximum }: { version: number; maximum: number }): string =>
    `The project was saved by a newer version of SciCalc (format ${version}; this page reads up to ${maximum}). Reload the page and try again.`,
  versionTooOld: (version: number): string => `Projects in format ${version} can no longer be read.`,
};
