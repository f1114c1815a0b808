import type { DataLoader } from "../../../core/data/loader.ts";
import { configurationText, fullConfiguration } from "../../../science/chemistry/configuration.ts";
import { type Element, elementNamed, loadElements } from "../../../science/chemistry/element.ts";
import {
  decayText,
  findIsotope,
  halfLifeQuantity,
  halfLifeText,
  type Isotope,
  loadIsotopes,
  stateText,
} from "../../../science/chemistry/isotope.ts";
import { categoryName } from "../categories.ts";
import { type Fact, factsOf } from "../facts.ts";
import { failure, type Outcome } from "./outcome.ts";

/** Questions about an element, with the label of the fact that answers each. */
export const QUESTIONS = {
  "atomic-number": "Atomic number",
  symbol: "Symbol",
  weight: "Standard atomic weight",
  configuration: "Electron configuration",
  category: "Category",
  group: "Group",
  electronegativity: "Electronegativity",
  "ionization-energy": "First ionization energy",
  "electron-affinity": "Electron affinity",
  "melting-point": "Melting point",
  "boiling-point": "Boiling point",
  density: "Density",
  state: "State at 25 °C",
  "oxidation-states": "Oxidation states",
  "covalent-radius": "Covalent radius",
  "van-der-waals-radius": "Van der Waals radius",
  discovery: "Discovered",
  "half-life": "Half-life",
} as const;
export type Question = keyof typeof QUESTIONS;

interface IsotopeName {
  element: string;
  massNumber: number;
  isomer?: string;
}

/** Names of the hydrogen isotopes, by mass number. */
const HYDROGEN_NAMES: Readonly<Record<string, number>> = { protium: 1, deuterium: 2, D: 2, tritium: 3, T: 3 };

/** Parses "carbon-14", "U-238", "14C", "Tc-99m", "99mTc" and "deuterium"; undefined without a mass number. */
function parseIsotope(text: string): IsotopeName | undefined {
  const plain = text.trim();
  const hydrogen = HYDROGEN_NAMES[plain] ?? HYDROGEN_NAMES[plain.toLowerCase()];
  if (hydrogen !== undefined) return { element: "H", massNumber: hydrogen };
  const [, name = "", after = "", letter] = /^([A-Za-z]{1,20})[- ]?(\d{1,3})([mnpqrx])?$/.exec(plain) ?? [];
  if (after !== "")
    return { element: name, massNumber: Number(after), ...(letter !== undefined && { isomer: letter }) };
  const [, before = "", state, symbol = ""] =
    /^(\d{1,3})([mnpqrx](?=-?[A-Z]))?-?([A-Za-z]{1,20})$/.exec(plain) ?? [];
  if (before === "") return undefined;
  return { element: symbol, massNumber: Number(before), ...(state !== undefined && { isomer: state }) };
}

/** The facts of an element, or one of them; the half-life of an isotope. */
export async function elementFacts(
  { element: query, property }: { element: string | undefined; property: Question | undefined },
  load: DataLoader,
): Promise<Outcome> {
  if (query === undefined) return failure("element", "Enter an element, such as iron, Fe or 26.");
  const elements = await loadElements(load);
  const isotope = parseIsotope(query);
  const element = elementNamed(elements, query) ?? (isotope && elementNamed(elements, isotope.element));
  if (!element) return failure("element", `There is no element “${[...query].slice(0, 40).join("")}”.`);
  if (isotope && !elementNamed(elements, query)) return isotopeFacts(element, isotope, load);
  if (property === "half-life") return longestLived(element, load);
  const facts = allFacts(element);
  const head = `${element.name} (${element.symbol}, element ${element.z})`;
  if (property === undefined)
    return {
      ok: true,
      answer: {
        result: head,
        facts: facts.map(({ label, text }) => ({ label, value: text || "not known" })),
      },
      text: [
        head,
        ...facts
          .slice(0, 8)
          .filter(({ text }) => text !== "")
          .map(factLine),
      ],
    };
  const fact = facts.find(({ label }) => label === labelOf(property, element));
  if (!fact || fact.text === "")
    return {
      ok: true,
      answer: { result: "not known" },
      text: [`${QUESTIONS[property]} of ${element.name.toLowerCase()}: not known.`],
    };
  return {
    ok: true,
    answer: {
      result: fact.text,
      ...(fact.value !== undefined && { value: fact.value }),
      ...(fact.unit !== undefined && { unit: fact.unit }),
      facts: [{ label: fact.label, value: [fact.text, fact.note].filter(Boolean).join("; ") }],
    },
    text: [`${head}\n${factLine(fact)}`],
  };
}

const factLine = ({ label, text, note, mark }: Fact): string =>
  `${label}: ${text}${mark ? `, ${mark}` : ""}${note ? ` (${note})` : ""}`;

function labelOf(property: Question, element: Element): string {
  if (property === "weight" && "massNumber" in element.weight) return "Mass number";
  return property === "boiling-point" && element.sublimes ? "Sublimation point" : QUESTIONS[property];
}

const allFacts = (element: Element): Fact[] => [
  { label: "Atomic number", text: String(element.z), value: element.z },
  { label: "Symbol", text: element.symbol },
  { label: "Category", text: categoryName(element.category).toLowerCase() },
  {
    label: "Electron configuration",
    text: configurationText(element.configuration),
    ...(element.configuration.startsWith("[") && {
      note: `in full ${configurationText(fullConfiguration(element.configuration))}`,
    }),
    ...(element.estimated?.includes("configuration") && { mark: "predicted" }),
  },
  ...factsOf(element).flatMap(({ facts }) => facts),
];

async function isotopeFacts(
  element: Element,
  { massNumber, isomer }: IsotopeName,
  load: DataLoader,
): Promise<Outcome> {
  const isotopes = await loadIsotopes(load, element.z);
  const isotope = findIsotope(isotopes, massNumber, isomer);
  const name = `${element.name}-${massNumber}${isomer ?? ""}`;
  if (!isotope) return failure("element", `No measured half-life or mass of ${name} is known here.`);
  const isomers = isotopes.filter(
    (each) => each.massNumber === massNumber && each.isomer !== undefined && isomer === undefined,
  );
  const isomerList = isomers
    .map(
      (each) =>
        `${element.symbol}-${stateText(each)} (${[halfLifeText(each), natural(each)].filter(Boolean).join(", ")})`,
    )
    .join("; ");
  const answer = isotopeAnswer(name, isotope);
  return {
    ok: true,
    answer: {
      ...answer,
      facts: [...answer.facts, ...(isomerList === "" ? [] : [{ label: "Isomers", value: isomerList }])],
    },
    text: [...isotopeLines(name, isotope), ...(isomerList === "" ? [] : [`Isomers: ${isomerList}`])],
  };
}

const natural = ({ abundance }: Isotope): string =>
  abundance === null ? "" : `${abundance}% of the natural element`;

const isotopeAnswer = (name: string, isotope: Isotope) => ({
  result: `${name}: ${halfLifeText(isotope)}`,
  ...halfLifeQuantity(isotope),
  facts: [
    { label: "Half-life", value: halfLifeText(isotope) },
    { label: "Decay", value: decayText(isotope) || "none known" },
    { label: "Atomic mass", value: `${isotope.mass} u` },
    { label: "Natural abundance", value: isotope.abundance === null ? "none" : `${isotope.abundance}%` },
  ],
});

const isotopeLines = (name: string, isotope: Isotope): string[] => [
  `${name}: ${isotope.halfLife ? "half-life " : ""}${halfLifeText(isotope)}`,
  ...(isotope.decays.length > 0 ? [`Decay: ${decayText(isotope)}`] : []),
  `Atomic mass: ${[`${isotope.mass} u`, natural(isotope)].filter(Boolean).join("; ")}`,
];

async function longestLived(element: Element, load: DataLoader): Promise<Outcome> {
  const { name, reference, symbol } = element;
  if (!reference) {
    const stable = (await loadIsotopes(load, element.z)).filter((isotope) => isotope.stable);
    const list = stable.map(({ massNumber }) => `${symbol}-${massNumber}`).join(", ");
    return {
      ok: true,
      answer: { result: "stable" },
      text: [`${name} has stable isotopes: ${list}. Ask for one by its mass number, such as carbon-14.`],
    };
  }
  const massNumber = Number(reference[0].split("-")[1]);
  const isotope = findIsotope(await loadIsotopes(load, element.z), massNumber);
  if (!isotope?.halfLife)
    return {
      ok: true,
      answer: { result: `${reference[0]}: ${reference[1]}` },
      text: [`Longest-lived isotope of ${name.toLowerCase()}: ${reference[0]}, half-life ${reference[1]}.`],
    };
  const nuclide = `${name}-${massNumber}`;
  return {
    ok: true,
    answer: isotopeAnswer(nuclide, isotope),
    text: [...isotopeLines(nuclide, isotope), "It is the longest-lived isotope of the element."],
  };
}
