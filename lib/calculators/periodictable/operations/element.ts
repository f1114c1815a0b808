import type { DataLoader } from "../../../core/data/loader.ts";
import { rejectInput } from "../../../kit/calculator/panel-api.ts";
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
import { messages as elementMessages } from "../messages.ts";
import { messages } from "./messages.ts";
import type { Outcome } from "./outcome.ts";

const { facts: factMessages } = elementMessages;

export const QUESTIONS = {
  "atomic-number": messages.element.atomicNumber,
  symbol: messages.element.symbol,
  weight: factMessages.atomicWeight,
  configuration: messages.element.configuration,
  category: messages.element.category,
  group: factMessages.group,
  electronegativity: factMessages.electronegativity,
  "ionization-energy": factMessages.firstIonization,
  "electron-affinity": factMessages.electronAffinity,
  "melting-point": factMessages.meltingPoint,
  "boiling-point": factMessages.boilingPoint,
  density: factMessages.density,
  state: factMessages.state,
  "oxidation-states": factMessages.oxidationStates,
  "covalent-radius": factMessages.covalentRadius,
  "van-der-waals-radius": factMessages.vanDerWaalsRadius,
  discovery: factMessages.discovered,
  "half-life": messages.isotope.halfLifeLabel,
};
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

export async function elementFacts(
  { element: query, property }: { element: string | undefined; property: Question | undefined },
  load: DataLoader,
): Promise<Outcome> {
  if (query === undefined) return rejectInput("element", messages.element.missing);
  const elements = await loadElements(load);
  const isotope = parseIsotope(query);
  const element = elementNamed(elements, query) ?? (isotope && elementNamed(elements, isotope.element));
  if (!element) return rejectInput("element", messages.element.unknown([...query].slice(0, 40).join("")));
  if (isotope && !elementNamed(elements, query)) return isotopeFacts(element, isotope, load);
  if (property === "half-life") return longestLived(element, load);
  const facts = allFacts(element);
  const head = messages.element.head({ name: element.name, symbol: element.symbol, number: element.z });
  if (property === undefined)
    return {
      ok: true,
      value: {
        result: head,
        facts: facts.map(({ label, text }) => ({ label, value: text || messages.element.notKnown })),
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
      value: { result: messages.element.notKnown },
      text: [
        messages.element.propertyNotKnown({
          property: QUESTIONS[property],
          element: element.name.toLowerCase(),
        }),
      ],
    };
  return {
    ok: true,
    value: {
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
  if (property === "weight" && "massNumber" in element.weight) return factMessages.massNumber;
  return property === "boiling-point" && element.sublimes
    ? factMessages.sublimationPoint
    : QUESTIONS[property];
}

const allFacts = (element: Element): Fact[] => [
  { label: messages.element.atomicNumber, text: String(element.z), value: element.z },
  { label: messages.element.symbol, text: element.symbol },
  { label: messages.element.category, text: categoryName(element.category).toLowerCase() },
  {
    label: messages.element.configuration,
    text: configurationText(element.configuration),
    ...(element.configuration.startsWith("[") && {
      note: messages.element.fullConfiguration(configurationText(fullConfiguration(element.configuration))),
    }),
    ...(element.estimated?.includes("configuration") && { mark: factMessages.predicted }),
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
  if (!isotope) return rejectInput("element", messages.isotope.notKnown(name));
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
    value: {
      ...answer,
      facts: [
        ...answer.facts,
        ...(isomerList === "" ? [] : [{ label: messages.isotope.isomersLabel, value: isomerList }]),
      ],
    },
    text: [
      ...isotopeLines(name, isotope),
      ...(isomerList === "" ? [] : [messages.isotope.isomers(isomerList)]),
    ],
  };
}

const natural = ({ abundance }: Isotope): string =>
  abundance === null ? "" : messages.isotope.naturalShare(abundance);

const isotopeAnswer = (name: string, isotope: Isotope) => ({
  result: `${name}: ${halfLifeText(isotope)}`,
  ...halfLifeQuantity(isotope),
  facts: [
    { label: messages.isotope.halfLifeLabel, value: halfLifeText(isotope) },
    { label: messages.isotope.decayLabel, value: decayText(isotope) || messages.isotope.noDecay },
    { label: messages.isotope.massLabel, value: `${isotope.mass} u` },
    {
      label: messages.isotope.abundanceLabel,
      value: isotope.abundance === null ? messages.isotope.noAbundance : `${isotope.abundance}%`,
    },
  ],
});

const isotopeLines = (name: string, isotope: Isotope): string[] => [
  isotope.halfLife
    ? messages.isotope.halfLife({ nuclide: name, duration: halfLifeText(isotope) })
    : `${name}: ${halfLifeText(isotope)}`,
  ...(isotope.decays.length > 0 ? [messages.isotope.decay(decayText(isotope))] : []),
  messages.isotope.mass([`${isotope.mass} u`, natural(isotope)].filter(Boolean).join("; ")),
];

async function longestLived(element: Element, load: DataLoader): Promise<Outcome> {
  const { name, reference, symbol } = element;
  if (!reference) {
    const stable = (await loadIsotopes(load, element.z)).filter((isotope) => isotope.stable);
    const isotopes = stable.map(({ massNumber }) => `${symbol}-${massNumber}`);
    return {
      ok: true,
      value: { result: messages.isotope.stable },
      text: [messages.isotope.stableIsotopes({ element: name, isotopes })],
    };
  }
  const [referenceNuclide, referenceHalfLife] = reference;
  const massNumber = Number(referenceNuclide.split("-")[1]);
  const isotope = findIsotope(await loadIsotopes(load, element.z), massNumber);
  if (!isotope?.halfLife)
    return {
      ok: true,
      value: { result: `${referenceNuclide}: ${referenceHalfLife}` },
      text: [
        messages.isotope.longestLived({
          element: name.toLowerCase(),
          nuclide: referenceNuclide,
          halfLife: referenceHalfLife,
        }),
      ],
    };
  const nuclide = `${name}-${massNumber}`;
  return {
    ok: true,
    value: isotopeAnswer(nuclide, isotope),
    text: [...isotopeLines(nuclide, isotope), messages.isotope.isLongestLived],
  };
}
