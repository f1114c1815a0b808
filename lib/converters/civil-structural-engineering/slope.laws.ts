import { type ConverterLaws, Failure, type NumericLaw } from "../../units/law.ts";

const messages = {
  tooSteep: (rightAngle: string): string => `A slope must be between −${rightAngle} and ${rightAngle}: a vertical wall has no finite grade.`,
};

/**
 * The angle of a slope above the horizontal, grade = tan θ (ISO 80000-2, circular functions), in a unit of which a right angle has
 * `quarter`. A right angle has no finite grade, and beyond it a slope would lean backward.
 */
function inclination(quarter: number, rightAngle: string): NumericLaw {
  const radian = Math.PI / 2 / quarter;
  return {
    toBase(angle) {
      if (!(Math.abs(angle) < quarter)) {
        return new Failure(messages.tooSteep(rightAngle));
      }
      // Half a right angle is a grade of 1 to the last digit; near the vertical the complement keeps the digits.
      const size = Math.abs(angle);
      const grade = size * 2 === quarter ? 1 : size * 2 < quarter ? Math.tan(size * radian) : 1 / Math.tan((quarter - size) * radian);
      return angle < 0 ? -grade : grade;
    },
    fromBase: (grade) => Math.atan(grade) / radian,
  };
}

export default {
  degree: inclination(90, "90°"),
  radian: inclination(Math.PI / 2, "π/2 rad"),
  gradian: inclination(100, "100 gon"),
  arcminute: inclination(5400, "5,400′"),
} satisfies ConverterLaws;
