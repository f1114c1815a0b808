/**
 * The import of a country's list. In a module of its own, which is loaded when a country is chosen: a bundler writes the
 * addresses of all the lists into the chunk that holds this line.
 */
export const importList = (country: string): Promise<CountryFile> => import(`./lists/${country}.ts`);

/** A country's file: names, and for each of its parts ("" the whole) a text of "MMDD" + index of the name for each year. */
export interface CountryFile {
  names: readonly string[];
  lists: Readonly<Record<string, readonly string[]>>;
}
