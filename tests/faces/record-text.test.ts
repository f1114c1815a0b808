import { expect, test } from "vitest";
import { figuresText } from "../../lib/run/format/record-text.ts";

const setWith = (figures: Parameters<typeof figuresText>[0]["figures"]) => ({
  id: "test",
  source: { title: "A source", edition: "2022" },
  figures,
  records: [],
});

const climate = setWith({
  heating: { label: "Heating 99.6%", symbol: "°C" },
  altitude: { label: "Altitude", symbol: "m", us: { unit: "foot", symbol: "ft", factor: 3.280839895 } },
});
const fitting = setWith({ coefficient: { label: "Loss coefficient C" } });

test("figures of a record are written as numbers are everywhere", () => {
  const record = { figures: { heating: -6.3, altitude: 1655 } };
  expect(figuresText(climate, record, "si")).toBe("Heating 99.6% −6.3 °C, Altitude 1,655 m");
  expect(figuresText(climate, record, "us")).toBe("Heating 99.6% −6.3 °C, Altitude 5,430 ft");
});

test("a figure that its source prints in US units is not converted", () => {
  const us = { unit: "btu-per-hour", symbol: "Btu/h", factor: 3.412_141_633, figure: "usHeat" };
  const people = setWith({
    heat: { label: "Sensible", symbol: "W", us },
    usHeat: { label: "Sensible, I-P", detail: true },
  });
  const record = { figures: { heat: 70, usHeat: 245 } };
  expect(figuresText(people, record, "si")).toBe("70 W");
  expect(figuresText(people, record, "us")).toBe("245 Btu/h");
});

test("a number alone is named where it stands by itself", () => {
  const record = { figures: { coefficient: 0.11 } };
  expect(figuresText(fitting, record, "si")).toBe("0.11");
  expect(figuresText(fitting, record, "si", true)).toBe("Loss coefficient C 0.11");
});
