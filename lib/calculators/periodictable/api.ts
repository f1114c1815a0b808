import { z } from "zod";
import { definePanelApi } from "../../kit/calculator/panel-api.ts";
import { notUsedText } from "../../kit/fields/omitted-inputs.ts";
import { MAX_EQUATION_LENGTH } from "../../science/chemistry/equation.ts";
import { MAX_FORMULA_LENGTH } from "../../science/chemistry/formula.ts";
import { balancedEquation } from "./operations/balance.ts";
import { dilution } from "./operations/dilution.ts";
import { elementFacts, QUESTIONS, type Question } from "./operations/element.ts";
import { molarMassOf } from "./operations/molar-mass.ts";

const text = (longest: number, description: string, example: string) =>
  z
    .string()
    .max(longest, `At most ${longest} characters.`)
    .describe(description)
    .meta({ examples: [example] })
    .optional();

const request = z.object({
  operation: z
    .enum(["element", "molar-mass", "balance", "dilution"], {
      error: "The operation must be element, molar-mass, balance or dilution.",
    })
    .describe(
      "element: facts about an element or isotope; molar-mass: of a formula or compound; balance: an equation and its yield; dilution: the missing quantity in C1 V1 = C2 V2.",
    ),
  element: text(40, "For operation element: name, symbol, number, or an isotope such as carbon-14.", "iron"),
  property: z
    .enum(Object.keys(QUESTIONS) as [Question, ...Question[]])
    .describe("For operation element: the one property to return.")
    .optional(),
  formula: text(
    MAX_FORMULA_LENGTH,
    "For operation molar-mass: a formula (case matters), with hydrates, charges and isotopes, or the name of a common compound.",
    "Ca(OH)2·2H2O",
  ),
  amount: text(
    60,
    "For operation molar-mass: an amount to convert to grams, moles and particles; also of a solution, 250 mL of 0.5 M.",
    "10 g",
  ),
  equation: text(
    MAX_EQUATION_LENGTH,
    "For operation balance: the equation without coefficients.",
    "Fe + O2 -> Fe2O3",
  ),
  amounts: text(
    300,
    "For operation balance: amounts of reactants, to find the limiting reactant and the yield.",
    "10 g Fe; 5 g O2",
  ),
  concentration: text(40, "For operation dilution: initial concentration.", "2 M"),
  volume: text(40, "For operation dilution: initial volume.", "10 mL"),
  finalConcentration: text(40, "For operation dilution: final concentration.", "0.5 M"),
  finalVolume: text(40, "For operation dilution: final volume.", "40 mL"),
});

const answer = z.object({
  result: z.string().describe("The result as text."),
  value: z.number().describe("The result, if it is a number.").optional(),
  unit: z.string().describe("Unit of the value.").optional(),
  uncertainty: z.number().describe("Standard uncertainty of the value.").optional(),
  facts: z
    .array(z.object({ label: z.string(), value: z.string() }))
    .describe("Facts about the result.")
    .optional(),
  composition: z
    .array(z.object({ atom: z.string(), count: z.number(), mass: z.number(), share: z.number() }))
    .describe("For a formula: g/mol and share of the mass, 0 to 1, by element or isotope.")
    .optional(),
  equations: z
    .array(z.string())
    .describe("The balanced equation; several if it is not unique, the best match first.")
    .optional(),
  unique: z
    .boolean()
    .describe("For an equation: false if several balance, and with them every sum of them.")
    .optional(),
  notes: z.array(z.string()).describe("Other possible readings, and limits.").optional(),
});

/** The operation that takes an input. */
const OPERATIONS: Readonly<Record<string, z.output<typeof request>["operation"]>> = {
  element: "element",
  property: "element",
  formula: "molar-mass",
  amount: "molar-mass",
  equation: "balance",
  amounts: "balance",
  concentration: "dilution",
  volume: "dilution",
  finalConcentration: "dilution",
  finalVolume: "dilution",
};

export default definePanelApi({
  name: "chemistry",
  title: "Elements, molar masses, balanced equations and dilutions",
  description:
    "Facts about the chemical elements and isotopes (atomic weight, melting point, electron configuration, half-life), molar mass of a formula or a common compound with composition, grams to moles, balanced chemical equations with limiting reactant and yield, and dilutions.",
  request,
  answer,
  seal: "measured",
  example: { title: "Molar mass of glucose", request: { operation: "molar-mass", formula: "glucose" } },
  reasonIgnored(input, { operation }) {
    const required = OPERATIONS[input] ?? operation;
    return required === operation ? undefined : notUsedText([["operation", [required], operation]]);
  },
  run(query, load) {
    switch (query.operation) {
      case "element":
        return elementFacts({ element: query.element, property: query.property }, load);
      case "molar-mass":
        return molarMassOf({ formula: query.formula, amount: query.amount }, load);
      case "balance":
        return balancedEquation({ equation: query.equation, amounts: query.amounts }, load);
      case "dilution":
        return dilution(query);
    }
  },
});
