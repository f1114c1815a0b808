export const apiMessages = {
  noValue: (reason: string): string => `The expression has no value: ${reason}`,
  moreDigits: (value: string): string => `To 15 digits: ${value}`,
  asFraction: (fraction: string): string => `As a fraction: ${fraction}`,
  angles: {
    deg: "Angles in degrees.",
    rad: "Angles in radians.",
    grad: "Angles in gradians.",
  },
};
