/** Query parameters of the page’s address: the request of the API, as far as the page displays it. */
export interface Asked {
  page?: "elements" | "molar-mass" | "reaction" | "dilution";
  element?: string;
  formula?: string;
  amount?: string;
  equation?: string;
  amounts?: string;
  concentration?: string;
  volume?: string;
  finalConcentration?: string;
  finalVolume?: string;
}

const NAMES = [
  "element",
  "formula",
  "amount",
  "equation",
  "amounts",
  "concentration",
  "volume",
  "finalConcentration",
  "finalVolume",
] as const;
/** Longer than any field takes. */
const LONGEST = 1000;

export function askedFrom(query: URLSearchParams): Asked {
  const asked: Asked = {};
  for (const name of NAMES) {
    const text = query.get(name);
    if (text !== null && text.length <= LONGEST) asked[name] = text;
  }
  const page = pageFor(asked, query.get("operation"));
  return page === undefined ? asked : { ...asked, page };
}

function pageFor(asked: Asked, operation: string | null): Asked["page"] {
  if (operation === "dilution" || asked.concentration !== undefined || asked.volume !== undefined)
    return "dilution";
  if (asked.equation !== undefined) return "reaction";
  if (asked.formula !== undefined) return "molar-mass";
  return undefined;
}
