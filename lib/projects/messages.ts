export const calculatorUnknown = (id: string): string =>
  `There is no calculator “${id}” here. Your entries are kept.`;
export const storageFull = "The browser’s storage for this site is full.";
export const dataUnavailable = "The data for these inputs could not be loaded.";
