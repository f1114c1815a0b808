import { z } from "zod";
import { FAQ_CATEGORIES, type FaqCategory } from "../../catalog/faqs.ts";
import { withDatabase } from "../db/database.ts";
import type { Prisma } from "../db/generated/client.ts";
import { record } from "./audit.ts";

/** Input of the editor. An answer is paragraphs, a line each. */
export const faqInput = z.object({
  category: z.enum(Object.keys(FAQ_CATEGORIES) as FaqCategory[], "Choose a category."),
  question: z
    .string()
    .trim()
    .min(1, "Write the question.")
    .max(300, "The question can have at most 300 characters."),
  answer: z
    .string()
    .transform((text) => text.replaceAll("\r\n", "\n").trim())
    .pipe(z.string().min(1, "Write the answer.").max(5000, "The answer can have at most 5,000 characters.")),
});
type FaqInput = z.infer<typeof faqInput>;

interface FaqRow extends FaqInput {
  id: number;
}

const select = { id: true, category: true, question: true, answer: true } as const;
const inOrder: Prisma.FaqOrderByWithRelationInput[] = [{ position: "asc" }, { id: "asc" }];
const withCategory = <Row extends { category: string }>(row: Row) => row as Row & Pick<FaqInput, "category">;

/** Reads every question, in the order of the page. @throws DatabaseFailure */
export const allFaqs = (): Promise<FaqRow[]> =>
  withDatabase(async (prisma) => (await prisma.faq.findMany({ orderBy: inOrder, select })).map(withCategory));

/** Reads one question; undefined if it is missing. @throws DatabaseFailure */
export const findFaq = (id: number): Promise<FaqRow | undefined> =>
  withDatabase(async (prisma) => {
    const row = await prisma.faq.findUnique({ where: { id }, select });
    return row ? withCategory(row) : undefined;
  });

/** Adds a question at the end. @returns its id. @throws DatabaseFailure */
export const addFaq = (actor: string, input: FaqInput): Promise<number> =>
  withDatabase((prisma) =>
    prisma.$transaction(async (tx) => {
      const last = await tx.faq.aggregate({ _max: { position: true } });
      const position = (last._max.position ?? -1) + 1;
      const { id } = await tx.faq.create({ data: { ...input, position } });
      await record(tx, actor, [eventOf("faq.create", id, input.question)]);
      return id;
    }),
  );

/** Saves a question. @returns true if it still exists. @throws DatabaseFailure */
export const editFaq = (actor: string, id: number, input: FaqInput): Promise<boolean> =>
  withDatabase((prisma) =>
    prisma.$transaction(async (tx) => {
      const { count } = await tx.faq.updateMany({ where: { id }, data: input });
      if (count > 0) await record(tx, actor, [eventOf("faq.edit", id, input.question)]);
      return count > 0;
    }),
  );

/** Deletes a question. @returns true if it existed. @throws DatabaseFailure */
export const deleteFaq = (actor: string, id: number): Promise<boolean> =>
  withDatabase((prisma) =>
    prisma.$transaction(async (tx) => {
      const row = await tx.faq.findUnique({ where: { id }, select });
      if (!row) return false;
      await tx.faq.deleteMany({ where: { id } });
      await record(tx, actor, [eventOf("faq.delete", id, row.question, row.answer)]);
      return true;
    }),
  );

/**
 * Moves a question one place up (-1) or down (1). Renumbers positions from 0 to n - 1, so that duplicates are
 * resolved. @returns true if it moved. @throws DatabaseFailure
 */
export const moveFaq = (actor: string, id: number, step: -1 | 1): Promise<boolean> =>
  withDatabase((prisma) =>
    prisma.$transaction(async (tx) => {
      // Prevents two simultaneous moves from overwriting each other.
      await tx.$executeRaw`LOCK TABLE "faqs" IN SHARE ROW EXCLUSIVE MODE`;
      const rows = await tx.faq.findMany({
        orderBy: inOrder,
        select: { id: true, position: true, question: true },
      });
      const from = rows.findIndex((row) => row.id === id);
      const [moved, other] = [rows[from], rows[from + step]];
      if (!moved || !other) return false;
      rows[from] = other;
      rows[from + step] = moved;
      for (const [position, row] of rows.entries())
        if (row.position !== position) await tx.faq.update({ where: { id: row.id }, data: { position } });
      await record(tx, actor, [eventOf(step < 0 ? "faq.up" : "faq.down", id, moved.question)]);
      return true;
    }),
  );

const eventOf = (action: string, id: number, question: string, answer?: string) => ({
  action,
  subject: `question ${id}`,
  detail: { question, ...(answer !== undefined && { answer }) },
});
