import { describe, expect, it } from "vitest";
import bmi from "../../lib/calculators/bmi/calculator.ts";
import ductsizer from "../../lib/calculators/ductsizer/calculator.ts";
import loan from "../../lib/calculators/loan/calculator.ts";
import { formCalculators } from "../../lib/catalog/calculators.ts";
import { formFromQuery, formQuery } from "../../lib/run/address/calculator-url.ts";
import { freshForm } from "../../lib/run/address/form-state.ts";
import { redirectFor } from "../../lib/run/address/redirects.ts";
import { systemAskedFor, systemOfVisitor } from "../../lib/run/address/unit-system.ts";
import {
  calculatorInSystems,
  entryVariants,
  findVariant,
  hasUnitSystems,
  variantPath,
  variantsOf,
} from "../../lib/run/address/unit-variants.ts";
import { calculatorView } from "../../lib/run/calculator-view.ts";
import { hasUnits } from "../../lib/run/has-units.ts";

describe("a visitor's system", () => {
  it.each([
    ["en-US,en;q=0.9", "us"],
    ["es-US", "us"],
    ["en-us", "us"],
    ["en-Latn-LR, fr", "us"],
    ["my-MM;q=0.8", "us"],
    ["en-US-u-ms-metric", "us"],
    ["en-GB,en-US;q=0.9", "si"],
    ["de", "si"],
    ["en", "si"],
    ["en-USA", "si"],
    ["us", "si"],
    ["*", "si"],
    ["", "si"],
  ])("is guessed from the first language: %s", (languages, system) => {
    expect(systemOfVisitor("", languages)).toBe(system);
  });

  it.each([
    ["units=si", "si"],
    ["a=1; units=si; b=2", "si"],
    ["a=units=si", "us"],
    ["myunits=si", "us"],
    ["units=metric", "us"],
    ["units=sixth", "us"],
  ])("is what was chosen before: %s", (cookie, system) => {
    expect(systemOfVisitor(cookie, "en-US")).toBe(system);
  });

  it("is SI when nothing is said, as by a crawler", () => expect(systemOfVisitor("", "")).toBe("si"));
});

describe("the system of an address", () => {
  const systemOf = (query: string) => systemAskedFor(bmi.inputs, new URLSearchParams(query));

  it.each([
    ["", undefined],
    ["utm_source=mail", undefined],
    ["units=metric", undefined],
    ["units=us", "us"],
    ["units=us&weight=80", "us"],
    ["weight=80", "si"],
    ["weight.unit=pound", "si"],
    ["what-if=weight%3D90", "si"],
  ])("%s", (query, system) => expect(systemOf(query)).toBe(system));

  it("a bare number is in the field's first unit in any system, as in the API", () => {
    const { entries } = formFromQuery(bmi.inputs, new URLSearchParams("units=us&weight=80"));
    expect(entries.weight).toEqual({ value: "80", unit: "kilogram" });
    expect(entries.height).toEqual({ value: "5 ft 7 in", unit: "foot" });
  });

  it("an address from before the setting is in the system of its units", () => {
    const query = "weight=160&weight.unit=pound&height=5.5&height.unit=foot";
    expect(formFromQuery(bmi.inputs, new URLSearchParams(query)).system).toBe("us");
    expect(formFromQuery(bmi.inputs, new URLSearchParams(`${query}&units=si`)).system).toBe("si");
  });

  it("says no more than it must", () => {
    const us = freshForm(bmi.inputs, "us");
    expect(formQuery(bmi.inputs, freshForm(bmi.inputs, "si"))).toBe("");
    expect(formQuery(bmi.inputs, us)).toBe("units=us");
    const heavier = { ...us, entries: { ...us.entries, weight: { value: "160", unit: "pound" } } };
    expect(formQuery(bmi.inputs, heavier)).toBe("weight=160&weight.unit=pound&units=us");
  });
});

describe("variants of a page", () => {
  it("are for calculators with quantities or times of day", async () => {
    expect(variantsOf(loan)).toEqual(["loan"]);
    expect(variantsOf(bmi)).toEqual(["bmi", "bmi~us"]);
    for (const calculator of formCalculators) {
      const view = await calculatorView(calculator);
      expect(hasUnitSystems(calculator), calculator.id).toBe(hasUnits(view));
    }
  });

  it("are drawn in their system", async () => {
    for (const calculator of formCalculators.filter(hasUnitSystems))
      for (const name of variantsOf(calculator)) {
        const variant = findVariant(name);
        expect(variant?.calculator).toBe(calculator);
        const view = await calculatorView(calculator, undefined, variant?.system);
        expect(view.system).toBe(name.endsWith("~us") ? "us" : "si");
        expect(view.start).toEqual(freshForm(calculator.inputs, view.system).entries);
      }
    expect(findVariant("loan")?.system).toBe("si");
    expect(findVariant("no-such~us")).toBeUndefined();
  });

  it("lie under the page's own path", () => {
    expect(calculatorInSystems("/calculators/bmi")).toBe(bmi);
    expect(calculatorInSystems("/embed/ductsizer")).toBe(ductsizer);
    expect(variantPath("/embed/ductsizer", "us")).toBe("/embed/ductsizer~us");
    expect(variantPath("/calculators/bmi", "si")).toBe("/calculators/bmi");
    for (const path of ["/calculators/loan", "/calculators/bmi/x", "/calculators/bmi~us", "/embed", "/"])
      expect(calculatorInSystems(path), path).toBeUndefined();
  });

  it("are for panels that are named, and the pages of what they are about", () => {
    for (const path of ["/calculators/physics", "/embed/physics", "/calculators/physics/momentum"])
      expect(calculatorInSystems(path)?.id, path).toBe("physics");
    for (const path of [
      "/calculators/physics/momentum/more",
      "/calculators/physics/no-such-formula",
      "/calculators/physics/momentum~us",
      "/calculators/periodictable",
      "/calculators/periodictable/iron",
      "/embed/physics/momentum",
    ])
      expect(calculatorInSystems(path), path).toBeUndefined();
    const variants = (id: string, slug: string) =>
      entryVariants(id).flatMap(({ entry, page }) => (page.slug === slug ? [entry] : []));
    expect(variants("physics", "momentum")).toEqual(["momentum", "momentum~us"]);
    expect(variants("periodictable", "iron")).toEqual(["iron"]);
  });

  it("are no addresses: their paths lead to the page", () => {
    expect(redirectFor("/calculators/physics~us")).toBe("/calculators/physics");
    for (const name of ["momentum~us", "momentum%7Eus", "momentum~us/more"])
      expect(redirectFor(`/calculators/physics/${name}`), name).toBe("/calculators/physics/momentum");
    expect(redirectFor("/calculators/physics/momentum")).toBeUndefined();
    expect(redirectFor("/calculators/bmi~us")).toBe("/calculators/bmi");
    expect(redirectFor("/calculators/loan~us")).toBe("/calculators/loan");
    expect(redirectFor("/calculators/no-such~us")).toBe("/calculators/basic");
    expect(redirectFor("/embed/bmi~us")).toBe("/embed/bmi");
    expect(redirectFor("/embed/bmi%7Eus")).toBe("/embed/bmi");
    expect(redirectFor("/embed/bmi")).toBeUndefined();
    expect(redirectFor("/embed/converter/length")).toBeUndefined();
  });
});
