/** A document that something on this site rests on. */
export interface Document {
  title: string;
  publisher?: string;
  /** Edition, year or "current text". */
  edition?: string;
  url?: string;
}

/** Identity that keeps the ids: what is cited must exist. */
export const documents = <const Id extends string>(
  list: Readonly<Record<Id, Document>>,
): Readonly<Record<Id, Document>> => list;
