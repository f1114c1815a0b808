import { joinWithAnd } from "@/lib/core/locale/locale";

export const messages = {
  resultCopied: (result: string) => ({
    title: "Copied!",
    description: `Result ${result} copied to clipboard.`,
  }),
  resultNotCopied: "Failed to copy result.",
  ignoredSettings: (names: string) =>
    `This link contains settings that this converter does not have (${names}). Default settings were used instead.`,
  ignoredSettingsAndValue: (names: string) =>
    `This link contains settings that this converter does not have (${names}). Check the units and enter a value.`,
  from: (value: string) => `From ${value}`,
  readAs: (reading: string) => `Read as ${reading}`,
  preferencesNotLoaded: { title: "Could not load preferences", variant: "destructive" } as const,
  noUnit: (query: string) => `No unit here matches “${query}”.`,
  /** The first unit is the visitor’s. */
  tableUnits: ([from = "", ...to]: readonly string[]) => `${from} to ${joinWithAnd(to)}`,
  inPractice: (units: readonly string[]) => `In practice: ${joinWithAnd(units)}`,
  familiarValues: (units: readonly string[]) => `Familiar values in ${joinWithAnd(units)}`,
  inAllUnits: (amount: string) => `${amount} in all units`,
};
