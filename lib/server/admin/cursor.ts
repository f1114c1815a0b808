/** Row after which a page of a list by time begins. Untrusted, since it comes from the address. */
interface Cursor {
  createdAt: Date;
  id: number;
}

export const cursorText = ({ createdAt, id }: Cursor): string => `${createdAt.getTime()}-${id}`;

/** Parses the cursor of an address; undefined for the beginning and for invalid ones. */
export function cursorOf(text: string | undefined): Cursor | undefined {
  const [, time, id] = /^(\d{1,15})-(\d{1,9})$/.exec(text ?? "") ?? [];
  return time === undefined ? undefined : { createdAt: new Date(Number(time)), id: Number(id) };
}

export function after(cursor: Cursor | undefined, direction: "asc" | "desc") {
  if (!cursor) return {};
  const beyond = direction === "asc" ? "gt" : "lt";
  const { createdAt, id } = cursor;
  return {
    OR: [{ createdAt: { [beyond]: createdAt } }, { createdAt, id: { [beyond]: id } }],
  };
}
