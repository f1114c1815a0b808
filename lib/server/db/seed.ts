import { faqs } from "../../../content/faqs.ts";
import type { Sql } from "./sql.ts";

const FAQS = "faqs";

/** Inserts the default FAQs, once in the life of a database, so that deleted ones stay deleted. */
export async function seed(sql: Sql): Promise<void> {
  await sql.run("BEGIN");
  try {
    const fresh = await sql.query(
      `INSERT INTO "seeds" ("name") VALUES ($1) ON CONFLICT DO NOTHING RETURNING "name"`,
      [FAQS],
    );
    if (fresh.length > 0)
      for (const [position, { category, question, answer }] of faqs.entries())
        await sql.query(
          `INSERT INTO "faqs" ("category", "question", "answer", "position") VALUES ($1, $2, $3, $4)`,
          [category, question, answer, position],
        );
    await sql.run("COMMIT");
  } catch (error) {
    await sql.run("ROLLBACK");
    throw error;
  }
}
