import { dataAddress } from "./address.ts";
import { dataLoader, MAX_DATA_BYTES } from "./loader.ts";

/** Time limit for a file, in ms. */
const TIMEOUT_MS = 20_000;

/** Loads data sets in the browser, from our server, which allows permanent caching. */
export const loadFromServer = dataLoader(async (set, file) => {
  const response = await fetch(dataAddress(set, file), { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new RangeError(`The answer was ${response.status}`);
  const text = await response.text();
  if (text.length > MAX_DATA_BYTES) throw new RangeError(`${text.length} characters are too many`);
  return text;
});
