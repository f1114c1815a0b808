export const weights = {
  kind: "independent",
  by: "sums of IUPAC abridged standard atomic weights, in Python",
} as const;

export const openStax = (place: string) =>
  ({ kind: "published", source: `OpenStax, Chemistry 2e, ${place}` }) as const;
