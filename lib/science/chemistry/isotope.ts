import { DAY_SECONDS } from "../../core/civil/day.ts";
import type { DataLoader } from "../../core/data/loader.ts";
import { formatNumber } from "../../core/numeric/text.ts";
import { HOUR } from "../../units/constants.ts";

export interface Isotope {
  massNumber: number;
  /** Letter of an excited state with a half-life (isomer): "m" of technetium-99m. */
  isomer?: string;
  /** Atomic mass in u, and its standard uncertainty. */
  mass: string;
  uncertainty: string | null;
  /** Percent of the element on Earth. */
  abundance: string | null;
  stable: boolean;
  /** Value and unit as in NUBASE; undefined if not measured. */
  halfLife?: { value: string; unit: string };
  /** Shares in percent as NUBASE prints them ("5.44e-5"), the largest first; "~" precedes an approximate one. */
  decays: readonly { mode: string; share: string }[];
}

type Row = readonly [
  massNumber: number,
  mass: string,
  uncertainty: string | null,
  abundance: string | null,
  halfLife: string | null,
  unit: string | null,
  decays: readonly (readonly [string, string])[],
  isomer?: string,
];

interface IsotopeFile {
  elements: readonly { z: number; isotopes: readonly Row[] }[];
}

/** Loads the measured nuclides of an element by mass number: each ground state, then its isomers. */
export async function loadIsotopes(load: DataLoader, z: number): Promise<Isotope[]> {
  const { elements } = await load<IsotopeFile>("elements", "isotopes");
  return (elements[z - 1]?.isotopes ?? []).map(
    ([massNumber, mass, uncertainty, abundance, halfLife, unit, decays, isomer]) => ({
      massNumber,
      ...(isomer !== undefined && { isomer }),
      mass,
      uncertainty,
      abundance,
      stable: halfLife === "stable",
      ...(halfLife !== null && unit !== null && { halfLife: { value: halfLife, unit } }),
      decays: decays.map(([mode, share]) => ({ mode, share })),
    }),
  );
}

/** Finds a state of an isotope: the ground state unless the letter of an isomer is passed. */
export const findIsotope = (
  isotopes: readonly Isotope[],
  massNumber: number,
  isomer?: string,
): Isotope | undefined => isotopes.find((each) => each.massNumber === massNumber && each.isomer === isomer);

export const stateText = ({ massNumber, isomer = "" }: Pick<Isotope, "massNumber" | "isomer">): string =>
  `${massNumber}${isomer}`;

/** Powers of ten of the multiples of a year. */
const YEARS: Readonly<Record<string, number>> = {
  y: 1,
  ky: 1e3,
  My: 1e6,
  Gy: 1e9,
  Ty: 1e12,
  Py: 1e15,
  Ey: 1e18,
  Zy: 1e21,
  Yy: 1e24,
};

/** Seconds of a year of 365.2422 days (NUBASE2020). */
const YEAR = 31_556_926;
const SECONDS: Readonly<Record<string, number>> = {
  ys: 1e-24,
  zs: 1e-21,
  as: 1e-18,
  ps: 1e-12,
  ns: 1e-9,
  µs: 1e-6,
  ms: 1e-3,
  s: 1,
  min: 60,
  h: HOUR,
  d: DAY_SECONDS,
  ...Object.fromEntries(Object.entries(YEARS).map(([unit, years]) => [unit, years * YEAR])),
};

/** Returns the half-life in seconds; Infinity if stable, 0 if not measured. */
export const halfLifeSeconds = ({ stable, halfLife }: Isotope): number =>
  stable ? Number.POSITIVE_INFINITY : halfLife ? Number(halfLife.value) * (SECONDS[halfLife.unit] ?? 0) : 0;

/** Returns a half-life as a number in years, days, hours, minutes, seconds or a fraction of these; undefined without one. */
export function halfLifeQuantity({
  halfLife,
}: Pick<Isotope, "halfLife">): { value: number; unit: string } | undefined {
  if (!halfLife) return undefined;
  const years = YEARS[halfLife.unit];
  return years === undefined
    ? { value: Number(halfLife.value), unit: halfLife.unit }
    : { value: Number((Number(halfLife.value) * years).toPrecision(12)), unit: "y" };
}

const UNIT_NAMES: Readonly<Record<string, string>> = {
  y: "years",
  My: "million years",
  Gy: "billion years",
  Ty: "trillion years",
  d: "days",
  h: "hours",
};

const RAISED = "⁰¹²³⁴⁵⁶⁷⁸⁹";
const raised = (digits: string): string => [...digits].map((digit) => RAISED[Number(digit)] ?? "").join("");

/** Formats a half-life: "4.463 billion years", "5,700 years", "8.275 hours", "2.5 ms", "2.01 × 10¹⁹ years", "stable", "not known" */
export function halfLifeText({
  stable,
  halfLife,
  isomer,
  abundance,
}: Pick<Isotope, "stable" | "halfLife" | "isomer" | "abundance">): string {
  if (stable) return "stable";
  if (!halfLife && isomer !== undefined && abundance !== null) return "no decay observed";
  if (!halfLife) return "not known";
  const { value, unit } = halfLife;
  if (unit === "ky") return `${formatNumber(Number(value) * 1000)} years`;
  const years = YEARS[unit] ?? 0;
  if (years < 1e15) return `${value} ${UNIT_NAMES[unit] ?? unit}`;
  const [mantissa = "", exponent = ""] = (Number(value) * years).toExponential(6).split("e+");
  return `${Number(mantissa)} × 10${raised(exponent)} years`;
}

const MODES: Readonly<Record<string, string>> = {
  "B-": "β⁻",
  "B+": "β⁺ or electron capture",
  EC: "electron capture",
  "e+": "β⁺",
  A: "α",
  IT: "isomeric transition",
  SF: "spontaneous fission",
  "2B-": "double β⁻",
  "2B+": "double β⁺ or electron capture",
  p: "proton emission",
  "2p": "two-proton emission",
  "3p": "three-proton emission",
  n: "neutron emission",
  "2n": "two-neutron emission",
  "3n": "three-neutron emission",
  "4n": "four-neutron emission",
};

/** Particles that immediately follow a β decay. */
const DELAYED: Readonly<Record<string, string>> = {
  A: "α",
  SF: "fission",
  p: "proton",
  "2p": "two-proton",
  "3p": "three-proton",
  n: "neutron",
  "2n": "two-neutron",
  "3n": "three-neutron",
  "4n": "four-neutron",
  d: "deuteron",
  t: "triton",
  pA: "proton and α",
};

/** Formats the decays: "β⁻ 89.28%, β⁺ or electron capture 10.72%". */
export const decayText = ({ decays }: Pick<Isotope, "decays">): string =>
  decays.map(({ mode, share }) => `${modeText(mode)} ${shareText(share)}`).join(", ");

/** Formats a share: "89.28%", "5.44 × 10⁻⁵%", "≈100%"; 13.2e-5 as "1.32 × 10⁻⁴%", with its digits. */
function shareText(share: string): string {
  const [mantissa = "", exponent] = share.replace("~", "").split("e-");
  const sign = share.startsWith("~") ? "≈" : "";
  if (exponent === undefined) return `${sign}${mantissa}%`;
  const [whole = "", decimals = ""] = mantissa.split(".");
  const moved = whole.length - 1;
  const digits = `${whole.slice(1)}${decimals}`;
  return `${sign}${whole[0]}${digits && `.${digits}`} × 10⁻${raised(String(Number(exponent) - moved))}%`;
}

/** Formats a mode: "α", "β⁻-delayed two-neutron emission", "¹⁴C emission", "²⁴Ne or ²⁶Ne emission". */
function modeText(mode: string): string {
  const name = MODES[mode];
  if (name !== undefined) return name;
  const [, beta = "", particle = ""] = /^(B[+-])(.+)$/.exec(mode) ?? [];
  if (beta !== "")
    return `${beta === "B-" ? "β⁻" : "β⁺"}-delayed ${DELAYED[particle] ?? particle}${particle === "SF" ? "" : " emission"}`;
  const clusters = mode.split("+").map((cluster) => {
    const [, mass = "", symbol = cluster] = /^(\d+)([A-Z][a-z]?)$/.exec(cluster) ?? [];
    return `${raised(mass)}${symbol}`;
  });
  return `${clusters.join(" or ")} emission`;
}

/** Sorts by importance: natural isotopes first, then by half-life. */
export const byImportance = (isotopes: readonly Isotope[]): Isotope[] =>
  isotopes.toSorted(
    (a, b) =>
      Number(b.abundance ?? -1) - Number(a.abundance ?? -1) || halfLifeSeconds(b) - halfLifeSeconds(a),
  );
