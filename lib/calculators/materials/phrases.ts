import { type Call, definePhrases, type Question } from "../../phrases/define.ts";
import { materialIn, sourceOf } from "../../phrases/material-names.ts";
import { findUnitByName } from "../../units/unit-names.ts";
import { expansionIn } from "./phrases/expansion.ts";
import { weightIn } from "./phrases/weight.ts";

interface Property {
  words: RegExp;
  /** The outputs that answer it. */
  show: readonly [string, ...string[]];
  /** Slug of its quantity, where it is one with units. */
  quantity?: string;
}

/** What is asked of a material; the longer words first. */
const PROPERTIES: readonly Property[] = [
  {
    words: /\b(?:shear modulus|modulus of rigidity)\b/,
    show: ["shear", "modulus"],
    quantity: "youngs-modulus",
  },
  { words: /\bbulk modulus\b/, show: ["bulk", "modulus"], quantity: "youngs-modulus" },
  {
    words: /\b(?:young'?s? modulus|elastic modulus|modulus of elasticity|e modulus|stiffness)\b/,
    show: ["modulus", "density"],
    quantity: "youngs-modulus",
  },
  { words: /\bpoisson'?s?(?: ratio)?\b/, show: ["poisson", "modulus"] },
  { words: /\byield (?:strength|stress|point)\b/, show: ["yield", "strength"], quantity: "stress" },
  {
    words: /\b(?:(?:ultimate )?tensile strength|ultimate strength|uts)\b/,
    show: ["strength", "yield"],
    quantity: "stress",
  },
  { words: /\bcompressive strength\b/, show: ["compressive", "strength"], quantity: "stress" },
  { words: /\b(?:fracture toughness|toughness)\b/, show: ["toughness", "strength"] },
  { words: /\bthermal conductivity\b/, show: ["conductivity", "heat"], quantity: "thermal-conductivity" },
  {
    words: /\bthermal diffusivity\b/,
    show: ["diffusivity", "conductivity"],
    quantity: "thermal-diffusivity",
  },
  {
    words:
      /\b(?:thermal expansion|expansion coefficient|coefficient of (?:linear |thermal |linear thermal )?expansion|cte)\b/,
    show: ["expansion", "modulus"],
    quantity: "thermal-expansion",
  },
  {
    words: /\b(?:specific heat(?: capacity)?|heat capacity)\b/,
    show: ["heat", "conductivity"],
    quantity: "specific-heat-capacity",
  },
  {
    words: /\b(?:electrical )?resistivity\b/,
    show: ["resistivity", "conductivity"],
    quantity: "resistivity",
  },
  {
    words: /\bmelting (?:point|temperature|range)\b|\bmelts?\b/,
    show: ["melting", "density"],
    quantity: "temperature",
  },
  { words: /\bviscosity\b/, show: ["viscosity", "density"], quantity: "dynamic-viscosity" },
  { words: /\belongation\b/, show: ["elongation", "strength"] },
  { words: /\bspecific strength\b/, show: ["resistance", "stiffness"] },
  { words: /\bspecific (?:stiffness|modulus)\b/, show: ["stiffness", "resistance"] },
  { words: /\b(?:density|how dense)\b/, show: ["density", "modulus"], quantity: "density" },
];

const WORDS =
  "density dense young's youngs young modulus elasticity elastic shear bulk rigidity poisson's poissons ratio yield ultimate tensile compressive strength stress fracture toughness thermal conductivity diffusivity expansion coefficient linear cte specific heat capacity electrical resistivity melting melts point temperature range viscosity elongation stiffness uts material properties property alloy grade type stainless aluminum aluminium copper brass bronze titanium plastic wood fiber temper annealed of weight weigh weighs heavy mass much bar rod plate sheet tube tubing pipe ball sphere round square hex hexagonal flat solid long length in inch inches mm cm m ft feet foot meters meter od outside diameter wall thick thickness x by piece pieces expand expands grow grows longer when heated from to between and by over per one each change rise c f k celsius fahrenheit kelvin degrees cubic yards yard yd ft3 in3 m3 cm3 yd3 cu cc liter liters litre litres gallon gallons gal l volume cube slab steel metal value room a does what";

/** Questions for a property of a material, the weight of a piece of it, and how it grows when it is heated. */
export default definePhrases({
  priority: 95,
  words: WORDS,
  questions: [],
  understand(question: Question): Call | undefined {
    const { lower } = question;
    const named = materialIn(lower);
    if (!named) return undefined;
    const mass = unitWanted(question, "mass");
    const use = weightIn(lower, named, mass?.unit) ?? expansionIn(lower, named);
    if (use) return use;
    const property = PROPERTIES.find(({ words }) => words.test(lower));
    if (!property) return undefined;
    const { show, quantity } = property;
    const wanted = quantity === undefined ? undefined : unitWanted(question, quantity);
    const { id, rest } = (wanted && materialIn(wanted.before)) ?? named;
    // Another figure in the question is a condition that a figure of the table does not know.
    if (/\d/.test(rest)) return undefined;
    const [first] = show;
    const source = first === "density" ? undefined : sourceOf(id, first);
    return {
      kind: "call",
      input: { mode: "properties", material: id },
      focus: {
        show: [...show],
        assumes: [],
        ...(source !== undefined && { source }),
        ...(wanted && { unit: wanted.unit }),
      },
    };
  },
});

const TOWARD = / (?:to|in|into|as)(?= )/g;

/** The unit of a quantity that a question ends in, and what stands before it: "density of concrete" in "lb/ft3". */
function unitWanted({ text, lower, quantityOf }: Question, quantity: string) {
  const cut = [...lower.matchAll(TOWARD)].at(-1);
  const converter = quantityOf(quantity);
  if (!cut || !converter) return undefined;
  const said = lower.slice(cut.index + cut[0].length).trim();
  // As it was written, since mPa is no MPa.
  const at = text.toLowerCase().lastIndexOf(said);
  const id = findUnitByName(converter, at < 0 ? said : text.slice(at, at + said.length));
  return id === undefined ? undefined : { before: lower.slice(0, cut.index), unit: { quantity, id, said } };
}
