export const entryMessages = {
  title: ({ name, symbol, number }: NumberedElement): string =>
    `${name} (${symbol}): Properties of Element ${number}`,
  line: ({ number, symbol, category }: { number: number; symbol: string; category: string }): string =>
    `Element ${number}, ${symbol}: ${category}`,
  massNumber: ({ weight, ...element }: NumberedElement & { weight: string }): string =>
    `${lead(element)}: mass number ${weight}`,
  atomicWeight: ({ weight, ...element }: NumberedElement & { weight: string }): string =>
    `${lead(element)}: atomic weight ${weight}`,
  meltsAt: (celsius: string): string => `melts at ${celsius} °C`,
  boilsAt: (celsius: string): string => `boils at ${celsius} °C`,
  numbered: (number: number): string => `element ${number}`,
  searchWords: "atomic number mass weight symbol electron configuration melting boiling point isotopes price",
  features: ["isotopes, oxidation states, spectrum", "isotopes", "with sources"],
};

interface NumberedElement {
  name: string;
  symbol: string;
  number: number;
}

function lead({ name, symbol, number }: NumberedElement): string {
  return `${name} (${symbol}), element ${number}`;
}
