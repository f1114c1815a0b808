import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { elementFacts } from "../../lib/calculators/periodictable/operations/element.ts";
import { loadFromFolder } from "../../lib/core/data/read-file.ts";
import { loadElements } from "../../lib/science/chemistry/element.ts";
import {
  decayText,
  findIsotope,
  type Isotope,
  loadIsotopes,
  stateText,
} from "../../lib/science/chemistry/isotope.ts";

const elements = await loadElements(loadFromFolder);
const isotopes = await Promise.all(elements.map(({ z }) => loadIsotopes(loadFromFolder, z)));

interface NamedIsotope extends Isotope {
  name: string;
  z: number;
}

const nuclides: NamedIsotope[] = elements.flatMap(({ z, symbol }, index) =>
  (isotopes[index] ?? []).map((isotope) => ({ ...isotope, z, name: `${symbol}-${stateText(isotope)}` })),
);

const percent = (share: string): number => Number(share.replace("~", ""));

const shareOf = ({ decays }: Isotope, mode: string): number =>
  decays.filter((decay) => decay.mode === mode).reduce((sum, { share }) => sum + percent(share), 0);

/** Lines of NUBASE2020's file: the nuclides that an earlier copy had wrong, and well-known ones. */
const lines = readFileSync(join(import.meta.dirname, "..", "fixtures", "nubase2020.txt"), "utf8")
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"));

/** The measured branches of a line, as "mode share", in the order of the file. */
const branchesOf = (line: string): string[] =>
  line
    .slice(119)
    .split(";")
    .flatMap((branch) => {
      const match = /^\s*([^=~?<>\s]+)([=~])(\d[\d.]*(?:e-\d+)?)[^#]*(#?)$/.exec(branch);
      if (!match || match[1] === "IS" || Number(match[3]) === 0) return [];
      const isApproximate = match[2] === "~" || match[4] === "#";
      return [`${match[1]?.replace("EC+B+", "B+")} ${isApproximate ? "~" : ""}${match[3]}`];
    });

describe("decays of NUBASE2020", () => {
  it.each(lines.map((line) => [line.slice(11, 17).trim(), line]))(
    "has the branches of %s to the digit",
    (_, line) => {
      const isotope = findIsotope(
        isotopes[Number(line.slice(4, 7)) - 1] ?? [],
        Number(line.slice(0, 3)),
        line[16] === " " ? undefined : line[16],
      );
      // Isomers that live less than a second are left out.
      if (line[16] !== " " && !isotope) return;
      const branches = isotope?.decays.map(({ mode, share }) => `${mode} ${share}`) ?? [];
      expect(branches.toSorted()).toEqual(branchesOf(line).toSorted());
    },
  );

  // NUBASE2020 itself prints more than 100% for these, from different experiments.
  const exceptions = ["Ba-114", "Ho-151", "Hf-157", "Pb-191", "At-194", "Es-249", "Md-253", "Lu-176"];

  it("has exclusive modes that add up to 100% at most", () => {
    const sums = nuclides.filter((isotope) => {
      const hasBetaPlus = shareOf(isotope, "B+") > 0;
      const exclusive = isotope.decays.filter(
        ({ mode }) =>
          !/^B[+-]./.test(mode) && !(hasBetaPlus && (mode === "EC" || mode === "e+")) && mode !== "2B-",
      );
      return exclusive.reduce((sum, { share }) => sum + percent(share), 0) > 100.5;
    });
    const isomers = sums.filter(({ isomer }) => isomer !== undefined);
    expect(
      sums
        .filter(({ isomer, name }) => isomer === undefined && !exceptions.includes(name))
        .map(({ name }) => name),
    ).toEqual([]);
    // "IT~100" beside a small branch is how NUBASE prints an isomer.
    for (const isotope of isomers)
      expect(
        isotope.decays.some(({ share }) => share.startsWith("~")),
        isotope.name,
      ).toBe(true);
  });

  it("has no particle after a β decay more often than the β decay, and no mode twice", () => {
    for (const isotope of nuclides) {
      const modes = isotope.decays.map(({ mode }) => mode);
      expect(new Set(modes).size, isotope.name).toBe(modes.length);
      for (const { mode, share } of isotope.decays) {
        const beta = /^B[+-](?=.)/.exec(mode)?.[0];
        if (beta !== undefined && modes.includes(beta))
          expect(percent(share), isotope.name).toBeLessThanOrEqual(shareOf(isotope, beta));
      }
    }
  });

  it("has rare modes with their power of ten", () => {
    // Fission is rare up to neptunium; clusters and two β at once are always rare beside α or β.
    for (const isotope of nuclides.filter(({ isomer }) => isomer === undefined))
      for (const { mode, share } of isotope.decays) {
        if (mode === "SF" && isotope.z < 94) expect(percent(share), isotope.name).toBeLessThan(1e-2);
        if (/^\d+[A-Z][a-z]?(?![-+]$)/.test(mode)) expect(percent(share), isotope.name).toBeLessThan(1e-7);
        if (mode === "2B-" && isotope.decays.length > 1)
          expect(percent(share), isotope.name).toBeLessThan(1e-3);
      }
  });

  // CIAAW recommends n(14N)/n(15N) = 272 for nitrogen of air (Junk and Svec, 272.0 ± 0.3), http://www.ciaaw.org/Nitrogen.htm.
  it("has the isotopes of nitrogen as they are in air", () => {
    const [light, heavy] = ["N-14", "N-15"].map(
      (name) => nuclides.find((each) => each.name === name)?.abundance,
    );
    expect(Number(light) / Number(heavy)).toBeCloseTo(272, 1);
    expect(Number(light) + Number(heavy)).toBeCloseTo(100, 10);
  });

  it("has no natural abundance beside a half-life that is short on the scale of the Earth’s age", () => {
    // Uranium-234 is natural as a daughter of uranium-238, protactinium-231 as one of uranium-235.
    const short = nuclides.filter(
      ({ abundance, halfLife, name }) =>
        abundance !== null &&
        halfLife &&
        !/^[GTPEZY]y$/.test(halfLife.unit) &&
        !["U-234", "U-235", "Pa-231", "Th-230"].includes(name),
    );
    expect(short.map(({ name }) => name)).toEqual([]);
  });
});

describe("texts of decays", () => {
  const textOf = (name: string): string => {
    const isotope = nuclides.find((each) => each.name === name);
    return isotope ? decayText(isotope) : "";
  };

  it("has the spontaneous fission of uranium-238 with its power of ten", () => {
    expect(textOf("U-238")).toBe("α 100%, spontaneous fission 5.44 × 10⁻⁵%, double β⁻ 2.2 × 10⁻¹⁰%");
  });

  it("calls particles of lithium-11 β-delayed", () => {
    expect(textOf("Li-11")).toBe(
      "β⁻ 100%, β⁻-delayed neutron emission 86.3%, β⁻-delayed two-neutron emission 4.1%, β⁻-delayed three-neutron emission 1.9%, β⁻-delayed α emission 1.7%, β⁻-delayed deuteron emission 0.0130%, β⁻-delayed triton emission 0.0093%",
    );
  });

  it("marks approximate shares, and names two clusters that were measured together", () => {
    expect(textOf("Tc-99m")).toBe("isomeric transition ≈100%, β⁻ 0.0037%");
    // NUBASE2020: A=13.2e-5.
    expect(textOf("Bi-210")).toBe("β⁻ 100%, α 1.32 × 10⁻⁴%");
    expect(textOf("U-234")).toContain("²⁴Ne or ²⁶Ne emission 9 × 10⁻¹²%");
  });
});

describe("isotopes by name", () => {
  const resultOf = async (element: string): Promise<string> => {
    const outcome = await elementFacts({ element, property: undefined }, loadFromFolder);
    return outcome.ok ? outcome.value.result : outcome.detail;
  };

  // Half-lives of NUBASE2020.
  it.each([
    ["Tc-99m", "Technetium-99m: 6.0066 hours"],
    ["99mTc", "Technetium-99m: 6.0066 hours"],
    ["technetium 99m", "Technetium-99m: 6.0066 hours"],
    ["Ta-180m", "Tantalum-180m: no decay observed"],
    ["Ta-180", "Tantalum-180: 8.154 hours"],
    ["D", "Hydrogen-2: stable"],
    ["deuterium", "Hydrogen-2: stable"],
    ["T", "Hydrogen-3: 12.32 years"],
    ["Tritium", "Hydrogen-3: 12.32 years"],
    ["14C", "Carbon-14: 5,700 years"],
    ["14N", "Nitrogen-14: stable"],
  ])("finds %s", async (name, result) => {
    expect(await resultOf(name)).toBe(result);
  });

  it("names the natural isomer of tantalum-180 beside the ground state", async () => {
    const outcome = await elementFacts({ element: "Ta-180", property: undefined }, loadFromFolder);
    expect(outcome.ok && outcome.value.facts).toEqual(
      expect.arrayContaining([
        { label: "Natural abundance", value: "none" },
        { label: "Isomers", value: "Ta-180m (no decay observed, 0.01176% of the natural element)" },
      ]),
    );
  });
});
