/** Row after which a page of a list by time begins. Untrusted, since it comes from the address. */
interface Cursor {
  createdAt: Date;
  id: number;
}

/** Formats the cursor for an address. */
export const cursorText = ({ createdAt, id }: Cursor): string => `${createdAt.getTime()}-${id}`;

/** The cursor that an address names; undefined for the beginning and for what cannot be read. */
export function cursorOf(text: string | undefined): Cursor | undefined {
  const [, time, id] = /^(\d{1,15})-(\d{1,9})$/.exec(text ?? "") ?? [];
  return time === undefined ? undefined : { createdAt: new Date(Number(time)), id: Number(id) };
}

/** Prisma's condition for the rows after a cursor; the index by time and id finds them wherever they are. */
export function after(cursor: Cursor | undefined, direction: "asc" | "desc") {
  if (!cursor) return {};
  const beyond = direction === "asc" ? "gt" : "lt";
  const { createdAt, id } = cursor;
  return {
    OR: [{ createdAt: { [beyond]: createdAt } }, { createdAt, id: { [beyond]: id } }],
  };
}
