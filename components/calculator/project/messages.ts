export const messages = {
  projectMissing: "This browser does not have the project in this link.",
  calculationMissing: "The project no longer has this calculation.",
  linksNotLoaded: "The calculations that this one is linked to could not be loaded.",
  saving: "Saving…",
  saved: "Saved",
  savedUntilClosed: "Kept until you close this page",
  deletedElsewhere: "Deleted in another window",
  notSaved: "Not saved",
  notSavedBecause: (problem: string) => `Not saved: ${problem}`,
  links: {
    from: (source: string) => `From ${source}`,
    fromWithValue: ({ source, value }: { source: string; value: string | undefined }) =>
      `From ${source}, ${value}`,
    withoutValue: (source: string) => `From ${source}, which has no value now. The last value is kept.`,
    detached: (source: string) => `Detached from ${source}`,
    detachedFromList: (source: string) => `Detached from ${source}, which have changed`,
    detachedFromValue: ({ source, value }: { source: string; value: string | undefined }) =>
      `Detached from ${source}, which is now ${value}`,
    notUsed: (source: string) => `Linked to ${source}; not used with the current options`,
    noLongerPossible: (source: string) => `Linked to ${source}, which can no longer feed this field`,
  },
};
