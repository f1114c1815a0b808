import { roundTo } from "../../core/numeric/round.ts";
import { formatNumber } from "../../core/numeric/text.ts";
import type { Problem } from "../../core/result/result.ts";
import type { Chart, Warning } from "../../kit/calculator/computation.ts";
import { concluded } from "../../kit/calculator/findings.ts";
import { messages } from "./messages.ts";
import type { Inputs, NeedOutputs } from "./modes.ts";

type MacroOutputs = Pick<NeedOutputs, "carbohydrate" | "protein" | "fat" | "proteinPerKg">;

/** Percent of the energy. */
interface Shares {
  carbohydrate: number;
  protein: number;
  fat: number;
}

const presets: Readonly<Record<Exclude<Inputs["macros"], "custom">, Shares>> = {
  balanced: { carbohydrate: 50, protein: 20, fat: 30 },
  "high-protein": { carbohydrate: 40, protein: 30, fat: 30 },
  "low-carb": { carbohydrate: 25, protein: 30, fat: 45 },
};

const density = { carbohydrate: 4, protein: 4, fat: 9 } as const;

/** Acceptable macronutrient distribution ranges of adults, percent of the energy (IOM 2002/2005). */
const acceptable = { carbohydrate: [45, 65], protein: [10, 35], fat: [20, 35] } as const;
const names = { carbohydrate: "Carbohydrate", protein: "Protein", fat: "Fat" } as const;
const kinds = ["carbohydrate", "protein", "fat"] as const;

/** g of protein for each kg of weight, recommended for adults. */
const PROTEIN_PER_KG = 0.8;

const sharesOf = ({ macros, carbShare, proteinShare, fatShare }: Inputs): Shares =>
  macros === "custom" ? { carbohydrate: carbShare, protein: proteinShare, fat: fatShare } : presets[macros];

export function macroProblem(inputs: Inputs): Problem | undefined {
  const { carbohydrate, protein, fat } = sharesOf(inputs);
  const sum = roundTo(carbohydrate + protein + fat, 6);
  return sum === 100
    ? undefined
    : {
        path: "fatShare",
        message: messages.errors.sharesNot100(formatNumber(sum)),
      };
}

export function macroFigures(
  inputs: Inputs,
  intake: number,
): { outputs: MacroOutputs; warnings: Warning[]; chart: Chart } {
  const shares = sharesOf(inputs);
  const grams = (kind: keyof Shares): number => roundTo((intake * shares[kind]) / 100 / density[kind], 10);
  const perKg = roundTo(grams("protein") / inputs.weight, 10);
  const outside = kinds.filter(
    (kind) => shares[kind] < acceptable[kind][0] || shares[kind] > acceptable[kind][1],
  );
  const warnings: Warning[] = outside.map((kind) => {
    const [low, high] = acceptable[kind];
    return {
      text: messages.warnings.macroOutsideRange({
        macro: names[kind],
        share: formatNumber(shares[kind]),
        low,
        high,
      }),
      level: "note",
    };
  });
  if (perKg < PROTEIN_PER_KG) {
    warnings.push({
      text: messages.warnings.proteinLow({
        perKg: formatNumber(perKg, { decimals: 2 }),
        recommended: PROTEIN_PER_KG,
      }),
      level: "note",
    });
  }
  return {
    outputs: {
      carbohydrate: grams("carbohydrate"),
      protein: grams("protein"),
      fat: grams("fat"),
      proteinPerKg: perKg,
    },
    warnings,
    chart: macroChart(shares, intake),
  };
}

function macroFinding(shares: Shares): string | undefined {
  const most = Math.max(...kinds.map((kind) => shares[kind]));
  const [first, second] = kinds.filter((kind) => shares[kind] === most);
  return first && !second
    ? messages.charts.macros.finding({ macro: names[first], share: formatNumber(most, { significant: 3 }) })
    : undefined;
}

const macroChart = (shares: Shares, intake: number): Chart => ({
  id: "macros",
  title: messages.charts.macros.title,
  ...concluded(macroFinding(shares)),
  summary: messages.charts.macros.summary(
    kinds.map((kind) => ({ macro: names[kind], share: formatNumber(shares[kind]) })),
  ),
  kind: "parts",
  value: { label: messages.charts.macros.energy, format: { kind: "number", decimals: 0, suffix: "kcal" } },
  parts: kinds.map((kind) => ({
    id: kind,
    label: names[kind],
    value: roundTo((intake * shares[kind]) / 100, 6),
  })),
});
