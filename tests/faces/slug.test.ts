import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { slugOf } from "../../lib/catalog/slug.ts";

describe("the slug of a name (docs/specification.md, section 3)", () => {
  it.each([
    ["Length", "length"],
    ["General Physics & Mechanics", "general-physics-mechanics"],
    ["Optics, Astronomy & Photometry", "optics-astronomy-photometry"],
    ["Thermal Resistance (R-value)", "thermal-resistance-r-value"],
    ["Young's Modulus", "youngs-modulus"],
    ["  --Edge  --  case--  ", "edge-case"],
    ["A - B", "a-b"],
    ["Größe", "gre"],
    ["10 m³", "10-m"],
    ["<script>", "script"],
    ["&&&", ""],
    ["", ""],
  ])("%j is %j", (name, slug) => expect(slugOf(name)).toBe(slug));

  it("is made of letters, digits and single hyphens inside, and is its own slug", () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: "binary" }), fc.string({ unit: fc.constantFrom(..."aB3 -_&\t") })),
        (name) => {
          const slug = slugOf(name);
          expect(slug).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/);
          expect(slugOf(slug)).toBe(slug);
        },
      ),
    );
  });
});
