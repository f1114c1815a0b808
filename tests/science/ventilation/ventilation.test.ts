import { describe, expect, test } from "vitest";
import { failure, firstProblem, type Result } from "../../../lib/core/result/result.ts";
import { dwellingAir } from "../../../lib/science/ventilation/dwelling.ts";
import {
  separateZones,
  sharedAirAppendixA,
  sharedAirSimplified,
  type VentilationProblem,
  type VentilationSystem,
} from "../../../lib/science/ventilation/system.ts";
import {
  breathingZoneAir,
  type VentilationZone,
  zoneOutdoorAir,
} from "../../../lib/science/ventilation/zone.ts";

/** L/s, as the standard's table has them. */
const zone = (
  people: number,
  floorArea: number,
  [perPerson, perArea]: readonly [number, number],
  effectiveness = 1,
): VentilationZone => ({
  people,
  floorArea,
  perPerson: perPerson / 1000,
  perArea: perArea / 1000,
  effectiveness,
});
const office = zone(5, 100, [2.5, 0.3]);
const meeting = zone(20, 40, [2.5, 0.3]);
const classroom = zone(25, 90, [5, 0.6], 0.8);

const three = [office, zone(15, 30, [2.5, 0.3]), zone(10, 200, [2.5, 0.3])];

const expectSystem = (answer: Result<VentilationSystem, VentilationProblem>): VentilationSystem => {
  if (!answer.ok) throw new Error(firstProblem(answer).message);
  return answer.value;
};
const liters = (flow: number) => flow * 1000;

describe("zones", () => {
  test("an office of 100 m² with 5 people: 2.5·5 + 0.3·100 = 42.5 L/s", () => {
    expect(liters(breathingZoneAir(office))).toBeCloseTo(42.5, 9);
    expect(liters(zoneOutdoorAir(office))).toBeCloseTo(42.5, 9);
  });

  test("warm air from the ceiling: (5·25 + 0.6·90)/0.8 = 223.75 L/s", () => {
    expect(liters(zoneOutdoorAir(classroom))).toBeCloseTo(223.75, 9);
  });
});

describe("systems", () => {
  test("zones with air of their own: the sum", () => {
    const { intake, zones } = expectSystem(separateZones([office, meeting]));
    expect(liters(intake)).toBeCloseTo(42.5 + 62, 9);
    expect(zones.map(liters)).toEqual([expect.closeTo(42.5, 9), expect.closeTo(62, 9)]);
  });

  test("one mixture, simplified, all people there: 104.5/0.75", () => {
    const { intake, shared } = expectSystem(sharedAirSimplified([office, meeting]));
    expect(shared).toMatchObject({ diversity: 1, efficiency: 0.75 });
    expect(liters(intake)).toBeCloseTo(104.5 / 0.75, 9);
    expect(shared?.leastPrimaryAir?.map(liters)).toEqual([expect.closeTo(63.75, 9), expect.closeTo(93, 9)]);
  });

  test("one mixture, simplified, half of the people there: D = 0.5, Ev = 0.66", () => {
    const { intake, shared } = expectSystem(sharedAirSimplified([office, meeting], 12.5));
    expect(shared?.efficiency).toBeCloseTo(0.66, 12);
    // (0.5·62.5 + 42)/0.66
    expect(liters(intake)).toBeCloseTo((0.5 * 62.5 + 42) / 0.66, 9);
  });

  test("the efficiency is continuous but for the step that the standard has at D = 0.6", () => {
    const at = (people: number) =>
      expectSystem(sharedAirSimplified([office, meeting], people)).shared?.efficiency;
    expect(at(15)).toBe(0.75);
    expect(at(14.999)).toBeCloseTo(0.88 * 0.6 + 0.22, 3);
  });

  test("appendix A: the meeting room decides", () => {
    // Vps = 500 + 150 = 650, Xs = 104.5/650, Zpz = 42.5/500 and 62/150, Ev = 1 + Xs − 62/150.
    const { intake, shared } = expectSystem(sharedAirAppendixA([office, meeting], [0.5, 0.15]));
    const efficiency = 1 + 104.5 / 650 - 62 / 150;
    expect(shared?.criticalZone).toBe(1);
    expect(shared?.efficiency).toBeCloseTo(efficiency, 12);
    expect(liters(intake)).toBeCloseTo(104.5 / efficiency, 9);
  });

  test("appendix A never asks for less than the zones need together", () => {
    for (const primary of [
      [0.05, 0.07],
      [0.5, 0.5],
      [2, 0.07],
    ]) {
      const { intake, shared } = expectSystem(sharedAirAppendixA([office, meeting], primary));
      expect(intake).toBeGreaterThanOrEqual((shared?.uncorrected ?? 0) * (1 - 1e-12));
    }
  });

  // Three zones of a public engine's tests (Heron, tests/test_hvac.py), which were worked out apart from ours.
  test.each([
    ["their own air", () => separateZones(three), 174],
    ["one mixture, simplified, 24 of 30 people", () => sharedAirSimplified(three, 24), 212],
    ["appendix A with 1,200 L/s in all", () => sharedAirAppendixA(three, [0.4, 0.15, 0.8], 24, 1.2), 193.3],
  ] as const)("three zones with %s: %d L/s", (_name, answer, expected) => {
    expect(liters(expectSystem(answer()).intake)).toBeCloseTo(expected, 1);
  });

  test("an office of 5 people to 100 m², simplified: the 0.57 L/s for each m² of the standard’s appendix", () => {
    expect(liters(expectSystem(sharedAirSimplified([office])).intake) / 100).toBeCloseTo(0.57, 2);
  });

  test("equal shares need no correction", () => {
    const { shared } = expectSystem(sharedAirAppendixA([office, office], [0.1, 0.1]));
    expect(shared?.efficiency).toBeCloseTo(1, 12);
  });

  test("what makes no system is refused", () => {
    expect(separateZones([])).toEqual(failure("", "no-zones"));
    expect(separateZones([{ ...office, effectiveness: 0 }])).toEqual(failure("", "bad-zone"));
    expect(sharedAirSimplified([{ ...office, people: -1 }])).toEqual(failure("", "bad-zone"));
    expect(sharedAirSimplified([{ ...office, floorArea: Number.NaN }])).toEqual(failure("", "bad-zone"));
    expect(sharedAirSimplified([office], 6)).toEqual(failure("", "population"));
    expect(sharedAirSimplified([office], -1)).toEqual(failure("", "population"));
    expect(sharedAirAppendixA([office, meeting], [0.5, 0.06])).toEqual(failure("", "primary-air"));
    expect(sharedAirAppendixA([office, meeting], [0.5])).toEqual(failure("", "primary-air"));
  });

  test("a zone without people or area needs none", () => {
    const empty = zone(0, 0, [2.5, 0.3]);
    expect(expectSystem(sharedAirAppendixA([office, empty], [0.1, 0])).shared?.efficiency).toBeCloseTo(1, 12);
    expect(expectSystem(sharedAirSimplified([empty])).intake).toBe(0);
  });
});

test("a dwelling of 2,000 ft² with 3 bedrooms: 0.03·2000 + 7.5·4 = 90 cfm", () => {
  expect(dwellingAir(2000 * 0.3048 ** 2, 3) / (0.3048 ** 3 / 60)).toBeCloseTo(90, 9);
  expect(dwellingAir(50, 0)).toBe(dwellingAir(50, 1));
});
