import { type ConverterLaws, Failure, type NumericLaw, type ParameterValues } from "../../units/law.ts";

const messages = {
  beam: ({ degrees, steradians }: { degrees: number; steradians: number }): string => `A beam of ${degrees}° fills ${steradians} sr.`,
  negative: "A luminous flux cannot be negative.",
};

/**
 * The solid angle in steradians of a cone with the full apex angle θ in degrees: 2π (1 − cos(θ/2)), written as
 * 4π sin²(θ/4), which keeps its digits for narrow beams (ISO 80000-3, solid angle; ISO 80000-7, luminous intensity).
 */
const coneSolidAngle = (parameters: ParameterValues): number => {
  const quarter = ((parameters["beam-angle"] ?? 360) * Math.PI) / 720;
  return 4 * Math.PI * Math.sin(quarter) ** 2;
};

/** The intensity in candelas of a source that fills a cone evenly and sends nothing outside it: Φ = I Ω. */
const beamIntensity: NumericLaw = {
  toBase: (candelas, parameters) => candelas * coneSolidAngle(parameters),
  fromBase: (lumens, parameters) => (lumens < 0 ? new Failure(messages.negative) : lumens / coneSolidAngle(parameters)),
  note: (_, parameters) => messages.beam({ degrees: parameters["beam-angle"] ?? 360, steradians: Number(coneSolidAngle(parameters).toPrecision(5)) }),
};

export default { "candela-beam": beamIntensity } satisfies ConverterLaws;
