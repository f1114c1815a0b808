import { expect, it } from "vitest";
import { titleCase } from "../../../lib/core/locale/title-case.ts";

it.each([
  ["Heat loss through an R-value", "Heat Loss through an R-Value"],
  ["Free fall: speed at the bottom", "Free Fall: Speed at the Bottom"],
  ["Van der Waals equation", "Van der Waals Equation"],
  ["Wien’s displacement law: formula and calculator", "Wien’s Displacement Law: Formula and Calculator"],
  ["Projectile: the range", "Projectile: The Range"],
])("%s in title case is %s", (title, expected) => expect(titleCase(title)).toBe(expected));
