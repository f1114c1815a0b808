import { formatCounted } from "../../core/locale/locale.ts";

export const apiMessages = {
  noValue: (reason: string): string => `The expression has no value: ${reason}`,
  moreDigits: (value: string): string => `To 15 digits: ${value}`,
  provenDigits: ({ plain, count }: { plain: string; count: number }): string =>
    `To ${formatCounted(count, { one: "proven digit", other: "proven digits" })}: ${plain}`,
  digitsInvalid: "digits must be a whole number from 1 to 1,000.",
  digitsElsewhere: "digits is available on the calculator page only; the other pages have up to 15 digits.",
  asFraction: (fraction: string): string => `As a fraction: ${fraction}`,
  angles: {
    deg: "Angles in degrees.",
    rad: "Angles in radians.",
    grad: "Angles in gradians.",
  },
};
