import { expect, it } from "vitest";
import * as R from "../../lib/units/rational.ts";
import {
  checkLabel,
  inputsText,
  splitAgreement,
  toleranceText,
  valueText,
} from "../../lib/verification/case-text.ts";
import { checkDigits, checkNumber } from "../../lib/verification/verified-case.ts";

it.each([
  ["exact", "same text"],
  [{ significantDigits: 1 }, "1 digit"],
  [{ significantDigits: 15 }, "15 digits"],
  [{ relative: 1e-9 }, "± 10⁻⁹"],
  [{ relative: 2e-5 }, "± 2 × 10⁻⁵"],
  [{ relative: 0.01 }, "± 10⁻²"],
  [{ relative: 0 }, "same number"],
] as const)("the tolerance %j is “%s”", (tolerance, text) => expect(toleranceText(tolerance)).toBe(text));

it.each([
  [29349.2, "29,349.2"],
  ["1.00e18", "1.00 × 10¹⁸"],
  ["-3.7e+28", "−3.7 × 10²⁸"],
  ["1000000.50", "1,000,000.50"],
  ["2031-01-15", "2031-01-15"],
  ["4 years", "4 years"],
])("the value %j is displayed as %s", (value, text) => expect(valueText(value)).toBe(text));

it("digits beyond those of the source are set apart", () => {
  const check = checkDigits("result", "0.3048006", R.parseRatio("1200/3937"));
  expect(splitAgreement(check)).toEqual({ agreeing: "0.3048006", rest: "09601219", power: "" });
  const small = checkDigits("result", "3.335641e-10", R.parseRatio("0.00000000033356409519815"));
  expect(splitAgreement(small)).toEqual({ agreeing: "3.335640", rest: "9519815", power: " × 10⁻¹⁰" });
  const near = checkNumber("apr", 6.69718520025438, 6.6971852003, 1e-9);
  expect(splitAgreement(near)).toEqual({ agreeing: "6.697185200", rest: "3", power: "" });
});

it("inputs are named by the labels of their fields", () => {
  expect(inputsText({ amount: 12, flow: { value: 3, unit: "L/s" } }, { amount: "Amount" })).toBe(
    "Amount: 12 · flow: 3 L/s",
  );
  expect(inputsText({ extras: [{ day: "2027-03-01", amount: 2000 }] }, {})).toBe(
    "extras: (day 2027-03-01, amount 2000)",
  );
});

it("values of lists have the number of their row", () => {
  const outputs = { rooms: { label: "Rooms" }, "rooms.cooling": { label: "Rooms, Cooling", unit: "W" } };
  expect(checkLabel("rooms.0.cooling", outputs)).toBe("Rooms, Cooling (W), row 1");
  expect(checkLabel("rooms.length", outputs)).toBe("Rooms, number of rows");
  expect(checkLabel("warnings.0", outputs)).toBe("warnings.0");
});
