/** Sentences of the chemistry tools. Functions take the values that a sentence names. */
export const messages = {
  elementsNotLoaded: "The table of elements could not be loaded. Reload the page to try again.",
  mixedUnits: "Give both concentrations in the same kind of unit: molar, by mass or in percent.",
  unitOfResult: (quantity: string) => `${quantity}: unit of the result`,
  uncertainty: ({ standard, bound }: { standard: string; bound: string }) =>
    `Standard uncertainty ${standard} g/mol; published bounds ±${bound}`,
  noUncertainty: "No uncertainty is published for these weights.",
};
