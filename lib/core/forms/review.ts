import * as z from "zod/mini";
import { success } from "../result/result.ts";
import { cleanLine, cleanLines, isVisible } from "./clean-text.ts";
import { type FormResult, invalidFields, type Words } from "./sending.ts";

/** Stars: a text from the radio buttons, a number from the API. */
const rating = z.pipe(
  z.union([z.number(), z.pipe(z.string().check(z.regex(/^[1-5]$/)), z.transform(Number))]),
  z.int().check(z.minimum(1), z.maximum(5)),
);

const filledIn = z.object({
  name: z.string().check(z.overwrite(cleanLine), z.refine(isVisible)),
  rating,
  comment: z.string().check(z.overwrite(cleanLines), z.refine(isVisible)),
});

export type Review = z.infer<typeof filledIn>;

const REVIEW_FIELDS = ["name", "rating", "comment"] as const;

const MISSING: Words = {
  title: "Missing Information",
  description: "Please fill in your name, rating, and comment.",
};

/** Reads the fields of a review, in the browser and on the server alike. */
export function readReview(input: unknown): FormResult<Review> {
  const result = filledIn.safeParse(input);
  if (result.success) return success(result.data);
  const wrong = new Set(result.error.issues.map(({ path }) => path[0]));
  const fields = wrong.has(undefined) ? REVIEW_FIELDS : REVIEW_FIELDS.filter((field) => wrong.has(field));
  return invalidFields(MISSING, fields);
}
