import { type SentenceValue, type SentenceValues, sentence } from "../../../kit/fields/sentence.ts";
import type { Flushing } from "../../../science/plumbing/demand-curve.ts";

export const supply = {
  unitsBeyondTable: ({ units, last }: { units: string; last: string }) =>
    `These fixtures have ${units} supply units. IPC Table E103.3(3) ends at ${last}, and this calculator does not extrapolate it.`,
  unitsStep: "Supply fixture units",
  exactDistribution: {
    title: "Water Demand Calculator: exact distribution",
    text: (flow: SentenceValue) =>
      sentence`Every combination of running fixtures is weighted by its probability. While any water runs, the flow is at most ${flow} 99% of the time.`,
  },
  calculatorLacksFixtures: (fixtures: string) =>
    `The Water Demand Calculator is for homes. It has no data for: ${fixtures}.`,
  losses: {
    height: "Height",
    meter: "Meter",
    backflowPreventer: "Backflow preventer",
    other: "Other",
    friction: "Friction",
  },
  sizes: "Service and main sizes",
  service: {
    title: "Service and main",
    text: ({ rate, velocity }: SentenceValues<"rate" | "velocity">) =>
      sentence`The smallest size with a friction rate of at most ${rate} and a velocity of at most ${velocity}, and no smaller than ¾ in.`,
  },
  warnings: {
    noDemand: "No fixture uses water: the demand is 0, and no size is given.",
    pressureShort: (difference: SentenceValue) =>
      sentence`The pressure falls short by ${difference} before any friction, so no pipe is large enough. Reduce the losses or plan for a booster pump.`,
    staticPressureHigh: ({ pressure, limit }: SentenceValues<"pressure" | "limit">) =>
      sentence`The static pressure reaches ${pressure}. Above ${limit} the IPC (604.8) and the UPC (608.2) require a pressure-reducing valve; enter its falloff under other losses.`,
    fixtureNeedsMorePressure: ({
      fixture,
      needed,
      reserved,
    }: SentenceValues<"needed" | "reserved"> & { fixture: string }) =>
      sentence`“${fixture}” needs a flow pressure of ${needed} (IPC Table 604.3), more than the ${reserved} reserved for the highest fixture. That is enough only if this fixture is lower down.`,
    pressureTooLow: ({ limit, flushing }: { limit: SentenceValue; flushing: Flushing }) =>
      sentence`Less than ${limit} at the highest fixture is not enough for ${flushing === "valve" ? "flushometer valves" : "flush tanks"} (IPC E103.1).`,
    fixtureDrawsMore: ({ fixture, flow }: { fixture: string; flow: SentenceValue }) =>
      sentence`“${fixture}” alone draws ${flow} (IPC Table 604.3), more than this demand. Size its supply for that flow.`,
    valvesOnTankCurve: "Flushometer valves are listed, but the flush tank curve is used.",
    upcCurveOnlyAsChart:
      "The UPC prints its demand curves only as a chart (A 103.1). The demand is read from IPC Table E103.3(3), which lies above that chart below about 60 units: check the UPC’s own chart before you build.",
    calculatorDemandHidden: (fixtures: string) =>
      `The Water Demand Calculator is for homes and has no data for: ${fixtures}. Its demand is not shown.`,
    calculatorDemandLower: ({ hunter, calculator }: SentenceValues<"hunter" | "calculator">) =>
      sentence`Hunter’s 1940 curve gives ${hunter}; the Water Demand Calculator, based on homes with modern fixtures, gives ${calculator}. Ask the authority having jurisdiction before you size by it.`,
    noSizeLargeEnough: (flow: SentenceValue) =>
      sentence`No size of this pipe carries ${flow} within the limits. Choose another pipe or more pressure.`,
    velocityLow: (velocity: SentenceValue) =>
      sentence`The velocity at peak is only ${velocity}: water stays in this pipe a long time, and Legionella may grow.`,
    pipeNarrow: (limit: SentenceValue) =>
      sentence`Hazen–Williams is most accurate above ${limit}. In smaller pipes it may be off by 10% for cold water; the Pipe Sizer uses Darcy–Weisbach.`,
    copperErodes: ({ coldLimit, hotLimit }: SentenceValues<"coldLimit" | "hotLimit">) =>
      sentence`Copper erodes above ${coldLimit} in cold water and ${hotLimit} in hot water (UPC 610.12).`,
  },
  assumptions: {
    ipcUnits:
      "Supply units are from IPC 2021, Table E103.3(2); drainage units from Table 709.1; flow pressures from Table 604.3; supply pipes from Table 604.5.",
    upcUnits:
      "Supply units and pipes are from UPC 2021, Table 610.3; hot and cold water count three-quarters each where a fixture has both. Drainage units are from Table 702.1.",
    demandColumn: ({ flushing, isAuto }: { flushing: Flushing; isAuto: boolean }) =>
      `The demand is read from the column for mostly ${flushing === "valve" ? "flushometer valves" : "flush tanks"}${isAuto ? ", to match the fixtures" : ""}; hot water, from the flush tank column.`,
    valveColumnStart:
      "The flushometer valve column begins at 5 units; below that, the flush tank column is used.",
  },
  demandChart: {
    title: "Demand by fixture units",
    finding: ({ units, flow }: SentenceValues<"units" | "flow">) => sentence`${units}: a demand of ${flow}`,
    summary:
      "Demand for a given number of supply fixture units by IPC Table E103.3(3), for mostly flush tanks and for mostly flushometer valves. The point is this building.",
    units: "Supply fixture units",
    demand: "Demand",
    tanks: "Flush tanks",
    valves: "Flushometer valves",
    point: "These fixtures",
    calculator: "Water Demand Calculator",
  },
  budgetChart: {
    atMain: "At the main",
    neededAtFixture: "Needed at fixture",
    title: "Pressure from the main to the highest fixture",
    left: ({ left, main, needed }: SentenceValues<"left" | "main" | "needed">) =>
      sentence`${left} left of ${main}; ${needed} needed`,
    short: (difference: SentenceValue) => sentence`Short by ${difference}`,
    summary:
      "Each bar shows one loss and the pressure left after it; the last bar is what the fixture needs.",
    categories: "From main to fixture",
    pressure: "Pressure",
    remaining: "Remaining",
    lost: "Lost",
  },
};
