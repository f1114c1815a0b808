/** Document that the site cites. */
export interface Document {
  title: string;
  publisher?: string;
  /** Edition, year or "current text". */
  edition?: string;
  url?: string;
}

/** Returns its argument with its ids as types, so that citations are checked. */
export const documents = <const Id extends string>(
  list: Readonly<Record<Id, Document>>,
): Readonly<Record<Id, Document>> => list;
