import * as z from "zod/mini";
import { success } from "../result/result.ts";
import { cleanLine, cleanLines, isVisible } from "./clean-text.ts";
import { type FormResult, INVALID_EMAIL, invalidFields, type Words } from "./sending.ts";

const line = z.string().check(z.overwrite(cleanLine), z.refine(isVisible));
const lines = z.string().check(z.overwrite(cleanLines), z.refine(isVisible));
/** Maximum length of an address (RFC 5321, section 4.5.3.1.3, without the angle brackets). */
const LONGEST_EMAIL = 254;
/** Matches text, @, text, dot, text (docs/specification.md, section 5). */
const EMAIL = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/;
const isEmail = (text: string): boolean => text.length <= LONGEST_EMAIL && EMAIL.test(text);

const filledIn = z.object({ name: line, email: line, subject: line, message: lines });

export type Contact = z.infer<typeof filledIn>;

const CONTACT_FIELDS = ["name", "email", "subject", "message"] as const;

const MISSING: Words = {
  title: "Missing Fields",
  description: "Please fill out all fields before submitting.",
};

/** Reads the fields of a contact form, in the browser and on the server alike. */
export function readContact(input: unknown): FormResult<Contact> {
  const result = filledIn.safeParse(input);
  if (!result.success) {
    const wrong = new Set(result.error.issues.map(({ path }) => path[0]));
    const fields = wrong.has(undefined) ? CONTACT_FIELDS : CONTACT_FIELDS.filter((field) => wrong.has(field));
    return invalidFields(MISSING, fields);
  }
  return isEmail(result.data.email) ? success(result.data) : invalidFields(INVALID_EMAIL, ["email"]);
}
