export const messages = {
  conversion: ({ value, from, to }: Readonly<Record<"value" | "from" | "to", string>>) =>
    `${value} ${from} → ${to}`,
  molarMass: (formula: string) => `Molar mass of ${formula}`,
  anError: "an error",
};
