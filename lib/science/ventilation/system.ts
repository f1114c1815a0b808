import { type Failure, failure, type Result, success } from "../../core/result/result.ts";
import { areaAir, peopleAir, type VentilationZone, zoneOutdoorAir } from "./zone.ts";

/**
 * Outdoor air intake of a system: ANSI/ASHRAE Standard 62.1-2022, sections 6.2.2 to 6.2.4 and normative
 * appendix A. All flows in m³/s.
 */
export interface VentilationSystem {
  /** Vot */
  intake: number;
  /** Outdoor air that each zone requires, Voz, in the order of the zones. */
  zones: readonly number[];
  /** Shared air of systems that serve several zones with one mixture. */
  shared?: SharedAir;
}

export interface SharedAir {
  /** Occupant diversity D: the fraction of the people present at the same time, 0 to 1. */
  diversity: number;
  /** Uncorrected outdoor air intake Vou. */
  uncorrected: number;
  efficiency: number;
  /** Minimum primary air of each zone, m³/s; only for the simplified procedure. */
  leastPrimaryAir?: readonly number[];
  /** Index of the zone that determines the efficiency; only for appendix A. */
  criticalZone?: number;
}

export type VentilationProblem =
  | "no-zones"
  /** Negative area, number of people or rate, or an effectiveness that is not positive. */
  | "bad-zone"
  /** More people in the building than in its zones together, or a negative number. */
  | "population"
  /** A zone gets less primary air than its required outdoor air. */
  | "primary-air"
  /** Appendix A requires more outdoor air than all primary air. */
  | "intake-above-primary";

const ventilationError = (problem: VentilationProblem): Failure<VentilationProblem> => failure("", problem);

const isSound = ({ people, floorArea, perPerson, perArea, effectiveness }: VentilationZone): boolean =>
  [people, floorArea, perPerson, perArea].every((value) => value >= 0 && Number.isFinite(value)) &&
  effectiveness > 0;

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Computes one zone, or zones with outdoor air only and no return air: equations 6-3 and 6-4. */
export function separateZones(
  zones: readonly VentilationZone[],
): Result<VentilationSystem, VentilationProblem> {
  if (zones.length === 0) return ventilationError("no-zones");
  if (!zones.every(isSound)) return ventilationError("bad-zone");
  const flows = zones.map(zoneOutdoorAir);
  return success({ intake: sum(flows), zones: flows });
}

/**
 * Computes several zones that get one mixture of outdoor and return air, by the simplified procedure:
 * equations 6-5 to 6-10. Valid if every zone gets at least 1.5 times its outdoor air as primary air. @param
 * population Maximum number of people in all zones at one time, Ps; their sum if unknown.
 */
export function sharedAirSimplified(
  zones: readonly VentilationZone[],
  population?: number,
): Result<VentilationSystem, VentilationProblem> {
  const basis = sharedBasis(zones, population);
  if (!basis.ok) return basis;
  const { diversity, uncorrected, flows } = basis.value;
  const efficiency = diversity < 0.6 ? 0.88 * diversity + 0.22 : 0.75;
  return success({
    intake: uncorrected / efficiency,
    zones: flows,
    shared: { diversity, uncorrected, efficiency, leastPrimaryAir: flows.map((flow) => 1.5 * flow) },
  });
}

/**
 * Computes the same by appendix A, from the primary air of each zone at the analyzed condition, Vpz in m³/s:
 * equations for systems with a single supply, in which the zone with the largest share of outdoor
 * air is critical. @param systemAir Primary air of the system at that condition, Vps in m³/s: less than the
 * sum of zones whose peaks differ in time; their sum if unknown.
 */
export function sharedAirAppendixA(
  zones: readonly VentilationZone[],
  primaryAir: readonly number[],
  population?: number,
  systemAir: number = sum(primaryAir),
): Result<VentilationSystem, VentilationProblem> {
  const basis = sharedBasis(zones, population);
  if (!basis.ok) return basis;
  const { diversity, uncorrected, flows } = basis.value;
  // A zone without required outdoor air is never critical.
  const shares = flows.map((flow, index) => (flow === 0 ? 0 : flow / (primaryAir[index] ?? 0)));
  if (!shares.every((share) => share >= 0 && share <= 1)) return ventilationError("primary-air");
  if (!(systemAir > 0 || uncorrected === 0)) return ventilationError("primary-air");
  const average = uncorrected === 0 ? 0 : uncorrected / systemAir;
  const largest = Math.max(...shares);
  const efficiency = 1 + average - largest;
  const intake = uncorrected / efficiency;
  if (!(intake <= systemAir)) return ventilationError("intake-above-primary");
  return success({
    intake,
    zones: flows,
    shared: { diversity, uncorrected, efficiency, criticalZone: shares.indexOf(largest) },
  });
}

function sharedBasis(
  zones: readonly VentilationZone[],
  population: number | undefined,
): Result<{ diversity: number; uncorrected: number; flows: number[] }, VentilationProblem> {
  if (zones.length === 0) return ventilationError("no-zones");
  if (!zones.every(isSound)) return ventilationError("bad-zone");
  const people = sum(zones.map((zone) => zone.people));
  const present = population ?? people;
  if (!(present >= 0 && present <= people * (1 + 1e-12))) return ventilationError("population");
  const diversity = people === 0 ? 1 : present / people;
  const uncorrected = diversity * sum(zones.map(peopleAir)) + sum(zones.map(areaAir));
  return success({ diversity, uncorrected, flows: zones.map(zoneOutdoorAir) });
}
