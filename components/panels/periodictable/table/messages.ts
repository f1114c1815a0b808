export const messages = {
  empty: "Enter a temperature.",
  notNumber: "Enter the temperature as a number, such as 25 or -40.",
  belowZero: "That is below absolute zero.",
  tooHigh: "At most 6,000 K (5,726.85 °C, 10,340.33 °F).",
};
