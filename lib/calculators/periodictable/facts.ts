import { type Element, fullWeightText } from "../../science/chemistry/element.ts";
import { celsiusOf, ROOM_TEMPERATURE, stateAt, temperatureTexts } from "../../science/chemistry/state.ts";
import { plainNumber } from "./properties.ts";

export interface Fact {
  label: string;
  /** "" where it is not known. */
  text: string;
  /** The number that the text displays, in `unit`. */
  value?: number;
  unit?: string;
  /** Set in a lighter line below. */
  note?: string;
  /** "Estimated", "predicted" */
  mark?: string;
}

/** kJ/mol in an electronvolt per atom: e · N_A, exact in the SI of 2019. */
const KJ_PER_MOL = 96.485_332_123_310_02;

const signed = (state: number): string => (state > 0 ? `+${state}` : String(state).replace("-", "−"));

type Quantity = Pick<Fact, "text" | "note" | "value" | "unit">;

/** A number as its source prints it, with its unit; "" for null. */
const quantity = (printed: string | null, unit?: string): Quantity =>
  printed === null
    ? { text: "" }
    : {
        text: unit === undefined ? plainNumber(printed) : `${plainNumber(printed)} ${unit}`,
        value: Number(printed),
        ...(unit !== undefined && { unit }),
      };

const energy = (electronvolts: string | null): Quantity => ({
  ...quantity(electronvolts, "eV"),
  ...(electronvolts !== null && { note: `${(Number(electronvolts) * KJ_PER_MOL).toFixed(1)} kJ/mol` }),
});

function temperature(kelvin: string | null): Quantity {
  if (kelvin === null) return { text: "" };
  const texts = temperatureTexts(kelvin);
  return {
    text: `${texts.celsius} °C`,
    note: `${texts.kelvin} K, ${texts.fahrenheit} °F`,
    value: celsiusOf(kelvin),
    unit: "°C",
  };
}

/** A property that an element does not have, which is not one that is not known. */
export const NONE = "none";

/** True for elements whose negative ion does not exist. The data set notes it (scripts/elements/build.py). */
const hasNoAnion = ({ affinity, notes }: Element): boolean =>
  affinity === null && notes.includes("Electron affinity: the anion is not stable.");

/** Lists the facts about an element, in groups. */
export function factsOf(element: Element): { title: string; facts: Fact[] }[] {
  const estimated = (field: string): Pick<Fact, "mark"> =>
    element.estimated?.includes(field) ? { mark: field === "configuration" ? "predicted" : "estimated" } : {};
  const { weight } = element;
  const ionization = (nth: number, electronvolts: string | null): Quantity =>
    element.z < nth
      ? { text: NONE, note: `${element.z === 1 ? "1 electron" : `${element.z} electrons`} only` }
      : energy(electronvolts);
  return [
    {
      title: "Atom",
      facts: [
        "massNumber" in weight
          ? {
              label: "Mass number",
              text: `[${weight.massNumber}]`,
              value: weight.massNumber,
              note: "of the longest-lived isotope",
            }
          : {
              label: "Standard atomic weight",
              text: fullWeightText(weight),
              value: Number(weight.value),
              ...(weight.interval && { note: `in nature ${weight.interval.join(" to ")}` }),
            },
        {
          label: "Group",
          text: element.group === null ? "none" : String(element.group),
          ...(element.group !== null && { value: element.group }),
          note: `period ${element.period}, ${element.block}-block`,
        },
        {
          label: "Electronegativity",
          ...quantity(element.electronegativity),
          note: "Pauling scale",
          ...estimated("electronegativity"),
        },
        { label: "First ionization energy", ...energy(element.ionization1), ...estimated("ionization1") },
        {
          label: "Second ionization energy",
          ...ionization(2, element.ionization2),
          ...estimated("ionization2"),
        },
        {
          label: "Third ionization energy",
          ...ionization(3, element.ionization3),
          ...estimated("ionization3"),
        },
        {
          label: "Electron affinity",
          ...(hasNoAnion(element)
            ? { text: NONE, note: "the anion is not stable" }
            : energy(element.affinity)),
        },
        { label: "Covalent radius", ...quantity(element.covalentRadius, "pm") },
        { label: "Van der Waals radius", ...quantity(element.vdwRadius, "pm") },
      ],
    },
    {
      title: "Substance",
      facts: [
        { label: "State at 25 °C", text: stateAt(element, ROOM_TEMPERATURE).replace("unknown", "") },
        {
          label: "Melting point",
          ...(element.melting === null && element.phaseNote !== undefined
            ? { text: NONE, note: element.phaseNote.replace(/\.$/, "") }
            : temperature(element.melting)),
          ...estimated("melting"),
        },
        {
          label: element.sublimes ? "Sublimation point" : "Boiling point",
          ...temperature(element.boiling),
          ...estimated("boiling"),
        },
        {
          label: "Density",
          ...quantity(element.density, "g/cm³"),
          ...(element.density !== null &&
            element.densityAt && { note: element.densityAt.replace("near 20-25 °C", "near 20 to 25 °C") }),
        },
        {
          label: "Oxidation states",
          text: element.oxidationCommon.map(signed).join(", "),
          ...(element.oxidationAll.length > element.oxidationCommon.length && {
            note: `all known: ${element.oxidationAll.map(signed).join(", ")}`,
          }),
        },
        {
          label: "Discovered",
          text: element.discovered === "ancient" ? "known since antiquity" : String(element.discovered ?? ""),
          ...(typeof element.discovered === "number" && { value: element.discovered }),
        },
        { label: "CAS number", text: element.cas ?? "" },
      ],
    },
  ];
}
