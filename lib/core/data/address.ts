/** Returns the address of a data set’s file; each version has a different address (scripts/publish-data.ts). */
export const dataAddress = (set: string, file: string): string =>
  `/data/${process.env.DATA_VERSION}/${set}/${file}.json`;
