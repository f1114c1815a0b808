/** Expected results follow from the arithmetic of fractions, by hand. */
import { describe, expect, it } from "vitest";
import { sealOf } from "../expression.ts";
import { INITIAL_STATE } from "../state.ts";
import { press } from "./press.ts";

/** A fraction whose terms outgrow 64 digits is cut: thirteen factors of 99,991 beside a seventh. */
const LONG = `1 / 7 ${"* 0.99991 ".repeat(13)}=`;

describe("the seal of an answer", () => {
  it.each([
    ["0.1 + 0.2 =", "exact"],
    ["1 / 3 =", "rounded"],
    ["1 / 3 = * 3 =", "exact"],
    ["1 / 1000000000 =", "exact"],
    ["1 / 3000000000 =", "rounded"],
    ["2 + 3", "exact"],
    ["2 + 3 *", "exact"],
    ["9 √", "exact"],
    ["9 √ + 1 =", "exact"],
    ["2 √", "rounded"],
    ["2 √ =", "rounded"],
    ["2 √ x²", "rounded"],
    ["2 √ ± + 1 =", "rounded"],
    ["2 √ % + 0 =", "rounded"],
    ["2 √ = 5 + Ans =", "rounded"],
    ["2 √ MS AC MR + 1 =", "rounded"],
    ["2 √ = AC 5 + 1 =", "exact"],
    [LONG, "rounded"],
  ])("of %s is %s", (keys, seal) => expect(sealOf(press(keys))).toBe(seal));

  it("stands only where something was computed", () => {
    expect(sealOf(INITIAL_STATE)).toBeNull();
    for (const keys of ["12.5", "5 ±", "5 +", "5 + AC", "5 =", "1 / 0", "1 / 0 ="])
      expect(sealOf(press(keys)), keys).toBeNull();
  });
});
