import type { DataRecord } from "../../core/data/records.ts";
import { failure, type Result, success } from "../../core/result/result.ts";
import type { Sentence } from "../../kit/fields/sentence.ts";
import type { Pipe } from "../../science/fluids/pipe-flow.ts";
import { INCH } from "../../units/constants.ts";
import { messages } from "./messages.ts";
import type { Inputs } from "./modes.ts";

const MILLIMETER = 1e-3;
const GIGAPASCAL = 1e9;

/** Pipe with its properties; SI. */
export interface KnownPipe extends Pipe {
  id: string | undefined;
  label: string;
  /** Nominal size, inches; for a pipe without one, its inside diameter in inches. */
  nominal: number;
  /** Wall thickness; undefined if only the inside diameter is available. */
  wall: number | undefined;
  modulus: number | undefined;
  /** Hazen and Williams's C. */
  coefficient: number | undefined;
}

type CustomFigures = Pick<Inputs, "roughness" | "hazenWilliams">;

/** Builds a pipe of data/pipes, with the entered roughness and coefficient, if any. */
export function listedPipe({ id, label, figures }: DataRecord, custom: CustomFigures): KnownPipe {
  const { diameter = 0, outside, nominal, roughness = 0, modulus, hazenWilliams } = figures ?? {};
  return {
    id,
    label,
    diameter: diameter * MILLIMETER,
    roughness: custom.roughness ?? roughness * MILLIMETER,
    nominal: nominal ?? (diameter * MILLIMETER) / INCH,
    wall: outside === undefined ? undefined : ((outside - diameter) / 2) * MILLIMETER,
    modulus: modulus === undefined ? undefined : modulus * GIGAPASCAL,
    coefficient: custom.hazenWilliams ?? hazenWilliams,
  };
}

export function ownPipe(
  diameter: number,
  { roughness, hazenWilliams }: CustomFigures,
): Result<KnownPipe, Sentence> {
  if (roughness === undefined) return failure("roughness", messages.pipe.roughnessMissing);
  return success({
    id: undefined,
    label: messages.pipe.custom,
    diameter,
    roughness,
    nominal: diameter / INCH,
    wall: undefined,
    modulus: undefined,
    coefficient: hazenWilliams,
  });
}
