/** Where a page of a list by time begins: after this row. It stands in the address, so nothing of it is trusted. */
export interface Place {
  createdAt: Date;
  id: number;
}

/** The place as it stands in an address. */
export const placeText = ({ createdAt, id }: Place): string => `${createdAt.getTime()}-${id}`;

/** The place that an address names; undefined for the beginning and for what cannot be read. */
export function placeOf(text: string | undefined): Place | undefined {
  const [, time, id] = /^(\d{1,15})-(\d{1,9})$/.exec(text ?? "") ?? [];
  return time === undefined ? undefined : { createdAt: new Date(Number(time)), id: Number(id) };
}

/** Prisma's condition for the rows after a place; the index by time and id finds them wherever they are. */
export function after(place: Place | undefined, direction: "asc" | "desc") {
  if (!place) return {};
  const beyond = direction === "asc" ? "gt" : "lt";
  const { createdAt, id } = place;
  return {
    OR: [{ createdAt: { [beyond]: createdAt } }, { createdAt, id: { [beyond]: id } }],
  };
}
