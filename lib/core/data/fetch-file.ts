import { dataAddress } from "./address.ts";
import { dataLoader, MAX_DATA_BYTES } from "./loader.ts";

/** Milliseconds after which a file counts as not to be had. */
const TIMEOUT_MS = 20_000;

/** The data sets in the browser: fetched from our own server, which lets them be kept for good. */
export const loadFromServer = dataLoader(async (set, file) => {
  const response = await fetch(dataAddress(set, file), { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new RangeError(`The answer was ${response.status}`);
  const text = await response.text();
  if (text.length > MAX_DATA_BYTES) throw new RangeError(`${text.length} characters are too many`);
  return text;
});
