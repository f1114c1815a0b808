import { type Element, fullWeightText } from "../../science/chemistry/element.ts";
import { celsiusOf, ROOM_TEMPERATURE, stateAt, temperatureTexts } from "../../science/chemistry/state.ts";
import { messages } from "./messages.ts";
import { plainNumber } from "./properties.ts";

export interface Fact {
  label: string;
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

/** Returns a number as its source prints it, with its unit; "" for null. */
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

/** An element lacks this property, as opposed to an unknown value. */
export const NONE = "none";

/** True for elements whose negative ion does not exist. The data set notes it (scripts/elements/build.py). */
const hasNoAnion = ({ affinity, notes }: Element): boolean =>
  affinity === null && notes.includes("Electron affinity: the anion is not stable.");

export function factsOf(element: Element): { title: string; facts: Fact[] }[] {
  const estimated = (field: string): Pick<Fact, "mark"> =>
    element.estimated?.includes(field)
      ? { mark: field === "configuration" ? messages.facts.predicted : messages.facts.estimated }
      : {};
  const { weight } = element;
  const ionization = (nth: number, electronvolts: string | null): Quantity =>
    element.z < nth ? { text: NONE, note: messages.facts.tooFewElectrons(element.z) } : energy(electronvolts);
  return [
    {
      title: messages.facts.atom,
      facts: [
        "massNumber" in weight
          ? {
              label: messages.facts.massNumber,
              text: `[${weight.massNumber}]`,
              value: weight.massNumber,
              note: messages.facts.ofLongestLivedIsotope,
            }
          : {
              label: messages.facts.atomicWeight,
              text: fullWeightText(weight),
              value: Number(weight.value),
              ...(weight.interval && { note: messages.facts.weightInNature(weight.interval) }),
            },
        {
          label: messages.facts.group,
          text: element.group === null ? messages.facts.noGroup : String(element.group),
          ...(element.group !== null && { value: element.group }),
          note: messages.facts.periodAndBlock(element),
        },
        {
          label: messages.facts.electronegativity,
          ...quantity(element.electronegativity),
          note: messages.facts.paulingScale,
          ...estimated("electronegativity"),
        },
        {
          label: messages.facts.firstIonization,
          ...energy(element.ionization1),
          ...estimated("ionization1"),
        },
        {
          label: messages.facts.secondIonization,
          ...ionization(2, element.ionization2),
          ...estimated("ionization2"),
        },
        {
          label: messages.facts.thirdIonization,
          ...ionization(3, element.ionization3),
          ...estimated("ionization3"),
        },
        {
          label: messages.facts.electronAffinity,
          ...(hasNoAnion(element)
            ? { text: NONE, note: messages.facts.unstableAnion }
            : energy(element.affinity)),
        },
        { label: messages.facts.covalentRadius, ...quantity(element.covalentRadius, "pm") },
        { label: messages.facts.vanDerWaalsRadius, ...quantity(element.vdwRadius, "pm") },
      ],
    },
    {
      title: messages.facts.substance,
      facts: [
        { label: messages.facts.state, text: stateAt(element, ROOM_TEMPERATURE).replace("unknown", "") },
        {
          label: messages.facts.meltingPoint,
          ...(element.melting === null && element.phaseNote !== undefined
            ? { text: NONE, note: element.phaseNote.replace(/\.$/, "") }
            : temperature(element.melting)),
          ...estimated("melting"),
        },
        {
          label: element.sublimes ? messages.facts.sublimationPoint : messages.facts.boilingPoint,
          ...temperature(element.boiling),
          ...estimated("boiling"),
        },
        {
          label: messages.facts.density,
          ...quantity(element.density, "g/cm³"),
          ...(element.density !== null &&
            element.densityAt && { note: element.densityAt.replace("near 20-25 °C", "near 20 to 25 °C") }),
        },
        {
          label: messages.facts.oxidationStates,
          text: element.oxidationCommon.map(signed).join(", "),
          ...(element.oxidationAll.length > element.oxidationCommon.length && {
            note: messages.facts.allOxidationStates(element.oxidationAll.map(signed).join(", ")),
          }),
        },
        {
          label: messages.facts.discovered,
          text: element.discovered === "ancient" ? messages.facts.ancient : String(element.discovered ?? ""),
          ...(typeof element.discovered === "number" && { value: element.discovered }),
        },
        { label: messages.facts.casNumber, text: element.cas ?? "" },
      ],
    },
  ];
}
