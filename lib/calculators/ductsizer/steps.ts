import type { DuctFlow } from "../../fluids/duct-flow.ts";
import { type DuctSection, sectionArea, sectionPerimeter } from "../../fluids/duct-section.ts";
import { flowRegime } from "../../fluids/friction-factor.ts";
import type { Step } from "../computation.ts";
import { type Need, roundNeed } from "./choose-size.ts";
import type { Losses } from "./losses.ts";
import type { Setting } from "./setting.ts";
import { figures, rateText, sizeText, velocityText } from "./texts.ts";

const mm = (meters: number): string => `${figures(meters * 1000, 5)} mm`;

/** How a size comes about. */
export function sizeStep(
  need: Need,
  section: DuctSection,
  { series, frictionRate, maxVelocity }: Setting,
): Step {
  const limits = [
    ...(frictionRate === undefined ? [] : [`Δp/L ≤ ${rateText(frictionRate)}`]),
    ...(maxVelocity === undefined ? [] : [`V ≤ ${velocityText(maxVelocity)}`]),
  ];
  return {
    title: "Duct size",
    formula: `the smallest duct with ${limits.join(" and ")}${series ? ", rounded up to a size that is made" : ""}`,
    substituted: `round duct needed: ${roundNeedText(need, series)}`,
    result: sizeText(section, series),
  };
}

const roundNeedText = (need: Need, series: Setting["series"]): string =>
  sizeText({ shape: "round", diameter: roundNeed(need) }, series);

/** How the friction rate of a duct comes about. */
export function flowSteps(flow: number, section: DuctSection, found: DuctFlow, setting: Setting): Step[] {
  const { air } = setting;
  return [
    {
      title: "Density of the air",
      formula: "ρ = p · (1 + W) / (287.042 · T · (1 + 1.607858 · W))",
      substituted: `p = ${figures(air.pressure, 6)} Pa, W = ${figures(air.humidityRatio)} kg/kg`,
      result: `${figures(air.density, 5)} kg/m³`,
    },
    {
      title: "Velocity",
      formula: "V = Q / A",
      substituted: `${figures(flow, 5)} m³/s / ${figures(sectionArea(section), 5)} m²`,
      result: `${figures(found.velocity, 5)} m/s`,
    },
    ...equivalentSteps(section, found),
    {
      title: "Reynolds number",
      formula: "Re = ρ · 4 · Q / (π · D · μ)",
      substituted: `${figures(air.density, 5)} · 4 · ${figures(flow, 5)} / (π · ${figures(found.diameter, 5)} · ${figures(air.viscosity, 5)})`,
      result: figures(found.reynolds, 6),
    },
    factorStep(found, setting),
    {
      title: "Friction rate",
      formula: `Δp/L = ${found.correction === 1 ? "" : "k · "}f / D · ρ · V² / 2`,
      substituted: `${found.correction === 1 ? "" : `${figures(found.correction)} · `}${figures(found.frictionFactor)} / ${figures(found.diameter, 5)} m · ${figures(air.density, 5)} · ${figures(found.roundVelocity, 5)}² / 2`,
      result: `${figures(found.frictionRate, 5)} Pa/m`,
    },
  ];
}

function equivalentSteps(section: DuctSection, { diameter }: DuctFlow): Step[] {
  if (section.shape === "round") return [];
  const result = mm(diameter);
  return [
    section.shape === "rectangular"
      ? {
          title: "Round duct of equal friction and flow",
          formula: "D = 1.30 · (a · b)^0.625 / (a + b)^0.25",
          substituted: `a = ${mm(section.width)}, b = ${mm(section.height)}`,
          result,
        }
      : {
          title: "Round duct of equal friction and flow",
          formula: "D = 1.55 · A^0.625 / P^0.25",
          substituted: `A = ${figures(sectionArea(section), 5)} m², P = ${figures(sectionPerimeter(section), 5)} m`,
          result,
        },
  ];
}

function factorStep({ reynolds, frictionFactor, diameter }: DuctFlow, { wall, method }: Setting): Step {
  const relative = figures(wall.roughness / diameter);
  const regime = flowRegime(reynolds);
  const title = "Friction factor";
  const result = figures(frictionFactor, 5);
  if (regime === "laminar")
    return { title, formula: "f = 64 / Re", substituted: `64 / ${figures(reynolds, 6)}`, result };
  if (regime === "transitional")
    return {
      title,
      formula: "f between 64/2,300 and that of turbulent flow at Re 4,000, by a smooth cubic",
      substituted: `Re = ${figures(reynolds, 6)}, ε/D = ${relative}`,
      result,
    };
  return {
    title,
    formula:
      method === "colebrook"
        ? "1/√f = −2 · log₁₀(ε/(3.7 · D) + 2.51/(Re · √f))"
        : "f = 0.11 · (ε/D + 68/Re)^0.25; below 0.018: 0.85 · f + 0.0028",
    substituted: `ε/D = ${relative}, Re = ${figures(reynolds, 6)}`,
    result,
  };
}

/** How the total pressure of one duct comes about. */
export const lossSteps = (length: number, flow: DuctFlow, losses: Losses): Step[] => [
  {
    title: "Friction loss",
    formula: "Δp = L · Δp/L",
    substituted: `${figures(length, 5)} m · ${figures(flow.frictionRate, 5)} Pa/m`,
    result: `${figures(losses.friction, 5)} Pa`,
  },
  {
    title: "Fittings",
    formula: "Δp = ΣC · ρ · V² / 2",
    substituted: `${figures(losses.coefficient)} · ${figures(flow.velocityPressure, 5)} Pa`,
    result: `${figures(losses.fittings, 5)} Pa`,
  },
  {
    title: "Total pressure",
    formula: "Δp = friction + fittings + equipment",
    substituted: `${figures(losses.friction, 5)} + ${figures(losses.fittings, 5)} + ${figures(losses.equipment, 5)} Pa`,
    result: `${figures(losses.total, 5)} Pa`,
  },
];
