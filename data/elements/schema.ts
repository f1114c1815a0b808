import * as z from "zod";
import { source } from "../source.ts";

/** A number as its source prints it, so that 2.20 stays 2.20; null where it is not known. */
const printed = z
  .string()
  .regex(/^-?\d+(?:\.\d+)?(?:e-?\d+)?$/)
  .nullable();
const line = z.string().min(1).max(300);
const z118 = z.int().min(1).max(118);

const names = z.strictObject({
  source,
  elements: z
    .array(
      z.strictObject({
        z: z118,
        symbol: z.string().regex(/^[A-Z][a-z]?$/),
        name: z.string().regex(/^[A-Z][a-z]+$/),
        aliases: z.array(z.string().regex(/^[a-z]+$/)).optional(),
      }),
    )
    .length(118),
});

/** Standard atomic weight with its bound (and interval), or the mass number of the longest-lived isotope. */
const weight = z.union([
  z.strictObject({
    abridged: printed.unwrap(),
    value: printed.unwrap(),
    uncertainty: printed.unwrap(),
    interval: z.tuple([printed.unwrap(), printed.unwrap()]).optional(),
  }),
  z.strictObject({ massNumber: z.int() }),
]);

/** Energies in eV, density in g/cm³, temperatures in K at 1 atm, radii in pm. */
const properties = z.strictObject({
  source,
  sources: z.record(z.string(), line),
  elements: z
    .array(
      z.strictObject({
        z: z118,
        weight,
        group: z.int().min(1).max(18).nullable(),
        period: z.int().min(1).max(7),
        block: z.enum(["s", "p", "d", "f"]),
        category: line,
        configuration: line,
        shells: z.array(z.int().positive()).min(1).max(7),
        electronegativity: printed,
        ionization1: printed,
        ionization2: printed,
        ionization3: printed,
        affinity: printed,
        density: printed,
        densityAt: line.nullable(),
        melting: printed,
        boiling: printed,
        sublimes: z.literal(true).optional(),
        phaseNote: line.optional(),
        oxidationCommon: z.array(z.int()),
        oxidationAll: z.array(z.int()),
        covalentRadius: printed,
        vdwRadius: printed,
        discovered: z.union([z.int(), z.literal("ancient")]).nullable(),
        reference: z.tuple([line, line]).optional(),
        radioactive: z.boolean(),
        cas: z
          .string()
          .regex(/^\d+-\d\d-\d$/)
          .nullable(),
        estimated: z.array(line).optional(),
        notes: z.array(line),
      }),
    )
    .length(118),
});

const isotopeFields = [
  z.int().min(1).max(300),
  printed.unwrap(),
  printed,
  printed,
  z.union([z.literal("stable"), printed.unwrap()]).nullable(),
  z.string().nullable(),
  z.array(z.tuple([z.string().min(1).max(10), z.string().regex(/^~?\d+(?:\.\d+)?(?:e-\d+)?$/)])).max(8),
] as const;

/**
 * Mass number, mass (u), its standard uncertainty, abundance (%), half-life or "stable", its unit, decays with their shares (%,
 * "~" before an approximate one), and the letter of an isomer.
 */
const isotopes = z.strictObject({
  source,
  elements: z
    .array(
      z.strictObject({
        z: z118,
        isotopes: z.array(
          z.union([z.tuple([...isotopeFields]), z.tuple([...isotopeFields, z.string().regex(/^[mnpqrx]$/)])]),
        ),
      }),
    )
    .length(118),
});

/** Wavelengths in air in nm, with intensities relative to the strongest line, where the source has them. */
const lines = z.strictObject({
  source,
  elements: z.array(
    z.strictObject({
      symbol: z.string(),
      lines: z
        .array(z.tuple([z.string().regex(/^\d{3}\.\d{3}$/), z.number().positive().max(1).nullable()]))
        .min(2),
    }),
  ),
});

const compounds = z.strictObject({
  source,
  openstax: source,
  compounds: z.array(
    z.strictObject({
      formula: z.string().regex(/^[A-Za-z0-9()·]+$/),
      cas: z.string().optional(),
      names: z.array(line).min(1),
      source: z.literal("openstax").optional(),
    }),
  ),
});

const schemas: Readonly<Record<string, z.ZodType>> = { names, properties, isotopes, lines, compounds };

export const schemaOf = (file: string): z.ZodType => schemas[file] ?? z.never();
