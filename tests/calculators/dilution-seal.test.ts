import { expect, it } from "vitest";
import { dilution } from "../../lib/calculators/periodictable/operations/dilution.ts";

// C₁ · V₁ = C₂ · V₂: 0.5 M × 100 mL ÷ 2 M = 25 mL, ÷ 3 M = 16.666… mL, ÷ 0.3 M of 0.1 M and 0.9 L = 0.3 L.
it.each([
  [{ concentration: "2 M", finalConcentration: "0.5 M", finalVolume: "100 mL" }, "25 mL", "exact"],
  [{ concentration: "3 M", finalConcentration: "0.5 M", finalVolume: "100 mL" }, "16.667 mL", "rounded"],
  [{ concentration: "0.3 M", finalConcentration: "0.1 M", finalVolume: "0.9 L" }, "0.3 L", "exact"],
])("seals the volume of %o, %s, as %s", (request, result, seal) =>
  expect(dilution(request)).toMatchObject({ ok: true, value: { result }, seal }),
);
