import { configurationText, fullConfiguration } from "../../../chemistry/configuration.ts";
import { type Element, elementNamed, loadElements } from "../../../chemistry/element.ts";
import { decayText, halfLifeText, type Isotope, loadIsotopes } from "../../../chemistry/isotope.ts";
import type { DataLoader } from "../../../data/loader.ts";
import { categoryName } from "../categories.ts";
import { type Fact, factsOf } from "../facts.ts";
import { type Outcome, refused } from "./outcome.ts";

/** What can be asked of an element, by the label of its fact. */
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

/** "carbon-14", "U-238", "14C": an element and a mass number; undefined where no number is named. */
function isotopeNamed(text: string): { name: string; massNumber: number } | undefined {
  const plain = text.trim();
  const [, name = "", after = ""] = /^([A-Za-z]{1,20})[- ]?(\d{1,3})$/.exec(plain) ?? [];
  if (after !== "") return { name, massNumber: Number(after) };
  const [, before = "", symbol = ""] = /^(\d{1,3})-?([A-Za-z]{1,20})$/.exec(plain) ?? [];
  return before === "" ? undefined : { name: symbol, massNumber: Number(before) };
}

/** The facts of an element, or one of them; the half-life of an isotope. */
export async function elementFacts(
  { element: asked, property }: { element: string | undefined; property: Question | undefined },
  load: DataLoader,
): Promise<Outcome> {
  if (asked === undefined) return refused("element", "Enter an element, such as iron, Fe or 26.");
  const elements = await loadElements(load);
  const isotope = isotopeNamed(asked);
  const element = elementNamed(elements, asked) ?? (isotope && elementNamed(elements, isotope.name));
  if (!element) return refused("element", `There is no element “${[...asked].slice(0, 40).join("")}”.`);
  if (isotope && !elementNamed(elements, asked)) return isotopeFacts(element, isotope.massNumber, load);
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
  const value = Number.parseFloat(fact.text.replace("−", "-"));
  return {
    ok: true,
    answer: {
      result: fact.text,
      ...(/^[−-]?\d/.test(fact.text) && Number.isFinite(value) && { value }),
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
  { label: "Atomic number", text: String(element.z) },
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

async function isotopeFacts(element: Element, massNumber: number, load: DataLoader): Promise<Outcome> {
  const isotopes = await loadIsotopes(load, element.z);
  const isotope = isotopes.find((each) => each.massNumber === massNumber);
  const name = `${element.name}-${massNumber}`;
  if (!isotope) return refused("element", `No measured half-life or mass of ${name} is known here.`);
  return { ok: true, answer: isotopeAnswer(name, isotope), text: isotopeLines(name, isotope) };
}

const isotopeAnswer = (name: string, isotope: Isotope) => ({
  result: `${name}: ${halfLifeText(isotope)}`,
  facts: [
    { label: "Half-life", value: halfLifeText(isotope) },
    { label: "Decay", value: decayText(isotope) || "none known" },
    { label: "Atomic mass", value: `${isotope.mass} u` },
    { label: "Natural abundance", value: isotope.abundance === null ? "none" : `${isotope.abundance}%` },
  ],
});

const isotopeLines = (name: string, isotope: Isotope): string[] => [
  `${name}: ${isotope.stable ? "stable" : `half-life ${halfLifeText(isotope)}`}`,
  ...(isotope.decays.length > 0 ? [`Decay: ${decayText(isotope)}`] : []),
  `Atomic mass: ${isotope.mass} u${isotope.abundance === null ? "" : `; ${isotope.abundance}% of the natural element`}`,
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
  const isotope = (await loadIsotopes(load, element.z)).find((each) => each.massNumber === massNumber);
  if (!isotope?.halfLife)
    return {
      ok: true,
      answer: { result: `${reference[0]}: ${reference[1]}` },
      text: [`Longest-lived isotope of ${name.toLowerCase()}: ${reference[0]}, half-life ${reference[1]}.`],
    };
  const own = `${name}-${massNumber}`;
  return {
    ok: true,
    answer: isotopeAnswer(own, isotope),
    text: [...isotopeLines(own, isotope), "It is the longest-lived isotope of the element."],
  };
}
