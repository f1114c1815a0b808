/** Returns where a file of a data set is served from; another version has another address (scripts/publish-data.ts). */
export const dataAddress = (set: string, file: string): string =>
  `/data/${process.env.DATA_VERSION}/${set}/${file}.json`;
