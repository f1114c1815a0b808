export const messages = {
  elementsNotLoaded: "The table of elements could not be loaded. Reload the page to try again.",
  mixedUnits: "Give both concentrations in the same kind of unit: molar, by mass or in percent.",
  result: ({ quantity, value, unit }: { quantity: string; value: string; unit: string }) =>
    `${quantity}: ${value} ${unit}`,
  molarMass: (value: string) => `Molar mass: ${value} g/mol`,
  yield: (percent: string) => `${percent}% yield`,
  unitOfResult: (quantity: string) => `${quantity}: unit of the result`,
  dilute: ({ stock, final, unit }: { stock: string; final: string; unit: string }) =>
    `Take ${stock} ${unit} of the stock solution and dilute to ${final} ${unit}.`,
  solvent: ({ volume, unit }: { volume: string; unit: string }) =>
    `Solvent, if volumes are additive: ${volume} ${unit}.`,
  noStandardWeight: (nuclides: string) =>
    `${nuclides}: no standard atomic weight; the mass number of the longest-lived isotope is used instead.`,
  simplestFormula: (formula: string) => `Simplest formula, in Hill order: ${formula}`,
  actualYield: (product: string) => `Actual yield of ${product} in g`,
  uncertainty: ({ standard, bound }: { standard: string; bound: string }) =>
    `Standard uncertainty ${standard} g/mol; published bounds ±${bound}`,
  noUncertainty: "No uncertainty is published for these weights.",
};
