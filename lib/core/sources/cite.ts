import { type Document, type DocumentId, register } from "./register.ts";

/** A document with the place in it. */
export interface Citation {
  /** The document's id. */
  id: string;
  title: string;
  edition?: string;
  /** Clause, equation or table. */
  clause?: string;
  url?: string;
}

/** Cites a document of the register; `url` leads to the exact place if the document's does not. */
export function cite(id: DocumentId, clause?: string, url?: string): Citation {
  const document: Document = register[id];
  const { title, publisher, edition } = document;
  const link = url ?? document.url;
  return {
    id,
    title: publisher === undefined || title.startsWith(publisher) ? title : `${title}, ${publisher}`,
    ...(edition !== undefined && { edition }),
    ...(clause && { clause }),
    ...(link !== undefined && { url: link }),
  };
}
