/** Query parameters of the page’s address: the request of the API, as far as the page displays it. */
export interface ChemistryRequest {
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
/** Limit above the length of any field. */
const LONGEST = 1000;

export function askedFrom(query: URLSearchParams): ChemistryRequest {
  const request: ChemistryRequest = {};
  for (const name of NAMES) {
    const text = query.get(name);
    if (text && text.length <= LONGEST) request[name] = text;
  }
  const page = pageFor(request, query.get("operation"));
  return page === undefined ? request : { ...request, page };
}

function pageFor(request: ChemistryRequest, operation: string | null): ChemistryRequest["page"] {
  if (operation === "dilution" || request.concentration !== undefined || request.volume !== undefined)
    return "dilution";
  if (request.equation !== undefined) return "reaction";
  if (request.formula !== undefined) return "molar-mass";
  return undefined;
}
