import * as z from "zod/mini";
import { formatInteger } from "../core/locale/locale.ts";
import { MAX_LENGTH, MAX_ROWS } from "../kit/fields/entry.ts";
import { UNIT_SYSTEMS } from "../kit/quantities/systems.ts";
import {
  MAX_ENTRIES,
  MAX_FIELDS,
  MAX_LINE,
  MAX_LINKS,
  MAX_NOTES,
  MAX_TEXT,
  PROJECT_FORMAT,
  PROJECT_VERSION,
} from "./limits.ts";

/**
 * Project: states of several calculators, and links between their fields and outputs. Stored in the visitor's
 * browser, exported as JSON and shared as a link, always in this shape (docs/decisions/projects.md). Inputs
 * are as for `POST /api/v1/calculators/{id}`, unvalidated: a changed or removed calculator must not
 * invalidate the rest of the project.
 */

const atMost = (limit: number, what: string): string => `may have at most ${formatInteger(limit)} ${what}`;
const NOT_TEXT = "must be text";
const NOT_LIST = "must be a list";
const NOT_OBJECT = "must be an object";
const INPUT = "must be text, a number, a value with its unit, or a list of rows";
const text = (limit: number) => z.string(NOT_TEXT).check(z.maxLength(limit, atMost(limit, "characters")));
const id = z
  .string("must be an ID")
  .check(
    z.regex(/^[a-z0-9][a-z0-9-]{0,39}$/, "must be an ID of up to 40 lowercase letters, digits and hyphens"),
  );
const NOT_NAME = "must be the name of a field";
const name = z.string(NOT_NAME).check(z.regex(/^[A-Za-z][A-Za-z0-9]{0,59}$/, NOT_NAME));
const moment = z.iso.datetime("must be a date and time like 2026-11-23T09:30:00Z");

const plain = z.union([z.string().check(z.maxLength(MAX_TEXT)), z.number(), z.boolean()], INPUT);
const simple = z.union(
  [
    plain,
    z.strictObject({
      value: z.union([z.string().check(z.maxLength(MAX_LENGTH)), z.number()]),
      unit: z.string().check(z.maxLength(80)),
    }),
  ],
  INPUT,
);
const innerRow = z.record(name, simple);
const row = z.record(name, z.union([simple, z.array(innerRow).check(z.maxLength(MAX_ROWS))], INPUT));
const input = z.union([simple, z.array(row).check(z.maxLength(MAX_ROWS))], INPUT);

const link = z.strictObject(
  {
    field: name,
    from: id,
    output: name,
    /** A detached field retains its value, and can follow again. */
    state: z.enum(["following", "detached"], "must be “following” or “detached”"),
    /** Names of the linked list's records when they were last copied into the rows. */
    carried: z.optional(
      z.array(text(MAX_LENGTH), NOT_LIST).check(z.maxLength(MAX_ROWS, atMost(MAX_ROWS, "names"))),
    ),
  },
  NOT_OBJECT,
);

const NOT_CALCULATOR = "must be the ID of a calculator";

const entry = z.strictObject(
  {
    id,
    calculator: z.string(NOT_CALCULATOR).check(z.regex(/^[a-z][a-z0-9-]{0,39}$/, NOT_CALCULATOR)),
    title: text(MAX_LINE),
    notes: text(MAX_NOTES),
    /** Inputs by field: "18000", 7.2, {value, unit}, rows. A missing field has its default. */
    inputs: z
      .record(name, input, NOT_OBJECT)
      .check(z.refine((inputs) => Object.keys(inputs).length <= MAX_FIELDS, atMost(MAX_FIELDS, "fields"))),
    /** Currency of its amounts, ISO 4217. */
    currency: z.string(NOT_TEXT).check(z.regex(/^[A-Z]{3}$/, "must be a currency like USD")),
    links: z.array(link, NOT_LIST).check(z.maxLength(MAX_LINKS, atMost(MAX_LINKS, "links"))),
  },
  NOT_OBJECT,
);

export const projectSchema = z.strictObject({
  format: z.literal(PROJECT_FORMAT),
  version: z.literal(PROJECT_VERSION),
  id,
  name: text(MAX_LINE),
  number: text(MAX_LINE),
  client: text(MAX_LINE),
  author: text(MAX_LINE),
  notes: text(MAX_NOTES),
  units: z.enum(UNIT_SYSTEMS, "must be “si” or “us”"),
  /** Calculators in the order of the page and of the report. */
  entries: z.array(entry, NOT_LIST).check(z.maxLength(MAX_ENTRIES, atMost(MAX_ENTRIES, "calculators"))),
  createdAt: moment,
  updatedAt: moment,
});

export type Project = z.infer<typeof projectSchema>;
export type ProjectEntry = z.infer<typeof entry>;
export type ProjectLink = z.infer<typeof link>;
export type ProjectInputs = ProjectEntry["inputs"];
