export const embedExamples: readonly { text: string; address: string }[] = [
  {
    text: "BMI of 80 kg and 175 cm",
    address: "/embed/bmi?weight=80&weight.unit=kilogram&height=175&height.unit=centimeter",
  },
  {
    text: "A loan of 250,000 over 30 years at 6%",
    address: "/embed/loan?amount=250000&rate=6&years=30",
  },
  {
    text: "6 ft in centimeters",
    address: "/embed/converter/length?value=6&from=foot&to=centimeter",
  },
  {
    text: "Ohm’s law",
    address: "/embed/physics?formula=ohms-law",
  },
];
