import { type Call, definePhrases, type Question } from "../../phrases/define.ts";
import { materialIn, sourceOf } from "../../phrases/material-names.ts";
import { expansionIn } from "./phrases/expansion.ts";
import { weightIn } from "./phrases/weight.ts";

/** What is asked of a material, by the outputs that answer it; the longer words first. */
const PROPERTIES: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\b(?:shear modulus|modulus of rigidity)\b/, ["shear", "modulus"]],
  [/\bbulk modulus\b/, ["bulk", "modulus"]],
  [
    /\b(?:young'?s? modulus|elastic modulus|modulus of elasticity|e modulus|stiffness)\b/,
    ["modulus", "density"],
  ],
  [/\bpoisson'?s?(?: ratio)?\b/, ["poisson", "modulus"]],
  [/\byield (?:strength|stress|point)\b/, ["yield", "strength"]],
  [/\b(?:(?:ultimate )?tensile strength|ultimate strength|uts)\b/, ["strength", "yield"]],
  [/\bcompressive strength\b/, ["compressive", "strength"]],
  [/\b(?:fracture toughness|toughness)\b/, ["toughness", "strength"]],
  [/\bthermal conductivity\b/, ["conductivity", "heat"]],
  [/\bthermal diffusivity\b/, ["diffusivity", "conductivity"]],
  [
    /\b(?:thermal expansion|expansion coefficient|coefficient of (?:linear |thermal |linear thermal )?expansion|cte)\b/,
    ["expansion", "modulus"],
  ],
  [/\b(?:specific heat(?: capacity)?|heat capacity)\b/, ["heat", "conductivity"]],
  [/\b(?:electrical )?resistivity\b/, ["resistivity", "conductivity"]],
  [/\bmelting (?:point|temperature|range)\b|\bmelts?\b/, ["melting", "density"]],
  [/\bviscosity\b/, ["viscosity", "density"]],
  [/\belongation\b/, ["elongation", "strength"]],
  [/\bspecific strength\b/, ["resistance", "stiffness"]],
  [/\bspecific (?:stiffness|modulus)\b/, ["stiffness", "resistance"]],
  [/\b(?:density|how dense)\b/, ["density", "modulus"]],
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
    const use = weightIn(lower, named) ?? expansionIn(lower, named);
    if (use) return use;
    const asked = PROPERTIES.find(([words]) => words.test(lower));
    // Another figure in the question is a condition that a figure of the table does not know.
    if (!asked || /\d/.test(named.rest)) return undefined;
    const [first = ""] = asked[1];
    const source = first === "density" ? undefined : sourceOf(named.id, first);
    return {
      kind: "call",
      input: { mode: "properties", material: named.id },
      focus: {
        show: [...asked[1]],
        assumes: [],
        ...(source !== undefined && { note: `Source: ${source}.` }),
      },
    };
  },
});
