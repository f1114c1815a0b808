/**
 * Returns Prisma's condition for a column that contains a text, in any case. Escapes the wildcards of LIKE,
 * which Prisma does not.
 */
export const containing = (text: string) => ({
  contains: text.replaceAll(/[\\%_]/g, "\\$&"),
  mode: "insensitive" as const,
});
