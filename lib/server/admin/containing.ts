/** Prisma's condition for a column that contains a text, in any case. Prisma leaves the wildcards of LIKE standing. */
export const containing = (text: string) => ({
  contains: text.replaceAll(/[\\%_]/g, "\\$&"),
  mode: "insensitive" as const,
});
