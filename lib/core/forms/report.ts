/** Link that reports an error in a result: the page in its query, inputs and result behind "#", which no server receives. */

/** Name of the page in the query of the contact form’s address. */
const PAGE = "about";

const MAX_ADDRESS_LENGTH = 20_000;
const MAX_RESULT_LENGTH = 300;

/** Page with a wrong result. */
export interface Report {
  /** Address with the inputs. */
  address: string;
  /** The result as displayed. */
  result?: string;
}

/** Returns the address of the contact form that reports an error on a page. */
export const reportPath = (path: string): string => `/contact?${new URLSearchParams({ [PAGE]: path })}`;

/** Reads the address of the contact form; undefined without a page of the same site. */
export function readReport(contact: URL): Report | undefined {
  const [behind = "", result = ""] = decode(contact.hash.slice(1)).split("\n");
  const entered = behind || contact.searchParams.get(PAGE) || "";
  if (!/^\/(?:calculators|converters)\//.test(entered) || entered.length > MAX_ADDRESS_LENGTH)
    return undefined;
  const displayed = result.replace(/\s+/g, " ").trim().slice(0, MAX_RESULT_LENGTH);
  return { address: contact.origin + entered, ...(displayed !== "" && { result: displayed }) };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
}
