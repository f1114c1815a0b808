// Separate exports, because a page would load all keys of an object.

export const parameterMissing = (label: string): string => `Enter ${label.toLowerCase()}.`;
export const valueInvalidInAddress = (text: string): string =>
  `“${text}” in the address is not a valid value.`;
