import { formatCounted } from "../../core/locale/locale.ts";
import { withUnitWord } from "../../core/locale/unit-words.ts";
import { type SentenceValue, type SentenceValues, sentence } from "../../kit/fields/sentence.ts";
import { supply } from "./messages/supply.ts";

type Code = "ipc" | "upc";

const DRAIN_TABLES: Readonly<Record<Code, string>> = { ipc: "IPC Table 710.1(1)", upc: "UPC Table 703.2" };
const STACK_TABLES: Readonly<Record<Code, string>> = { ipc: "IPC Table 710.1(2)", upc: "UPC Table 703.2" };

export const messages = {
  supply,
  custom: "Custom",
  fixtures: {
    listOneByOne: "List its fixtures one by one.",
    addContinuousFlow: "Add its flow as a continuous flow.",
    enterCustomUnits: "Choose “Custom fixture units” and enter them.",
    noUnits: ({
      code,
      kind,
      fixture,
      advice,
    }: {
      code: Code;
      kind: string;
      fixture: string;
      advice: string;
    }) =>
      `The ${code === "ipc" ? "IPC 2021" : "UPC 2021"} tables used here have no ${kind} units for “${fixture}”. ${advice}`,
  },
  columns: {
    size: "Size",
    insideDiameter: "Inside diameter",
    velocity: "Velocity",
    frictionRate: "Friction rate",
    friction: "Friction",
    meetsLimits: "Meets the limits",
    slope: "Slope, in. per ft",
    velocityHalfFull: "Velocity, half full",
    flowHalfFull: "Flow, half full",
    capacity: "Capacity",
    use: "Use",
    times: "Times",
    each: "Each",
    total: "Total",
  },
  verdicts: {
    meets: "yes",
    smallest: "yes, the smallest",
    belowLeast: (size: string) => `no: below ${size} in.`,
    beyondLimits: ({ isFast, isSteep }: { isFast: boolean; isSteep: boolean }) =>
      `no: ${isFast && isSteep ? "velocity and friction" : isFast ? "velocity" : "friction"}`,
  },
  drainage: {
    noSize: "none",
    noLoad: "No fixture drains: the load is 0, and no size is given.",
    upcSlopeTooFlat:
      "The loads in UPC Table 703.2 are for 1/4 in. per foot. The code allows flatter drains only for 4 in. and larger, with the authority’s approval and a smaller load.",
    noDrain: "None",
    buildingDrain: "Building drain",
    steps: {
      buildingDrain: ({
        code,
        units,
        slope,
        hasCloset,
      }: {
        code: Code;
        units: string;
        slope: string;
        hasCloset: boolean;
      }) =>
        `The smallest size in ${DRAIN_TABLES[code]} for ${withUnitWord(units, "units")} at ${slope} in. per foot${hasCloset ? "; at least 3 in. with a water closet" : ""}.`,
      horizontalBranch: ({ code, units }: { code: Code; units: string }) =>
        `The smallest size in ${STACK_TABLES[code]} for the ${withUnitWord(units, "units")} of one branch interval.`,
      stack: ({ code, units, intervals }: { code: Code; units: string; intervals: number }) =>
        `The smallest size in ${STACK_TABLES[code]} for ${withUnitWord(units, "units")}${code === "ipc" ? ` on ${intervals > 3 ? "more than three" : "up to three"} branch intervals` : ""}, no smaller than its branches.`,
      stackVent: {
        ipc: "The smallest size in IPC Table 906.1 for this stack, its units and the length; at least half the stack diameter.",
        upc: "The smallest size in UPC Table 703.2 for these units and the length; at least half the stack diameter.",
      },
    },
    horizontalBranch: "Horizontal branch",
    stack: "Stack",
    stackVent: "Stack vent",
    warnings: {
      beyondTable: ({ drain, units, code }: { drain: string; units: string; code: Code }) =>
        `${drain}: ${units} units exceed the table${code === "upc" ? ", which is included here up to 4 in." : " for this slope and these branch intervals"}. No size is given.`,
      ventTooLong: ({ length, units }: { length: SentenceValue; units: string }) =>
        sentence`No vent in the table may be ${length} long on this stack with ${withUnitWord(units, "units")}. Choose a larger stack or a shorter vent.`,
      noClosetListed:
        "No water closet is listed. If the custom units include one, the drain, its branch and its stack must be at least 3 in.",
      smallForClosets:
        "The table allows a 3 in. drain for these units, but many engineers run 4 in. with more than three water closets.",
      velocityLow: ({ velocity, limit }: SentenceValues<"velocity" | "limit">) =>
        sentence`Half full, the drain flows at ${velocity}; solids settle below ${limit}. The code allows it, but a steeper slope is better.`,
      steepSlope:
        "Half full is the usual design condition. On a steep drain, water can outrun solids when the flow is small.",
    },
    assumptions: {
      ipcTables:
        "Drainage units are from IPC 2021, Table 709.1; sizes are from Tables 710.1(1), 710.1(2) and 906.1, which include the minimum slopes of Table 704.1.",
      upcTables: "Drainage units are from UPC 2021, Table 702.1; sizes are from Table 703.2, up to 4 in.",
      evenLoad: ({ stacks, intervals }: { stacks: number; intervals: number }) =>
        `The load is spread evenly over ${formatCounted(stacks, { one: "stack", other: "stacks" })} with ${formatCounted(intervals, { one: "branch interval", other: "branch intervals" })} each. Calculate a more heavily loaded branch or stack on its own.`,
      nominalDiameter: "Velocity and flow are for the nominal diameter.",
    },
    bySlope: "Building drain by slope",
  },
  existingDrain: {
    largeEnough: "Large enough",
    notEnough: "Not enough",
    title: "Existing drain",
    noCapacity: ({ code, size, slope }: { code: Code; size: string; slope: string }) =>
      `${DRAIN_TABLES[code]} has no value for ${size} at ${slope} in. per foot.`,
    capacity: ({
      code,
      capacity,
      size,
      slope,
      load,
    }: {
      code: Code;
      capacity: string;
      size: string;
      slope: string;
      load: string;
    }) =>
      `${DRAIN_TABLES[code]} allows ${withUnitWord(capacity, "units")} on ${size} at ${slope} in. per foot; the load is ${withUnitWord(load, "units")}.`,
    slopeBelowMinimum: ({ code, size, slope }: { code: Code; size: string; slope: string }) =>
      `${DRAIN_TABLES[code]} has no value for a drain of ${size} at ${slope} in. per foot${code === "ipc" ? ": the slope is below the minimum for this size (IPC Table 704.1)" : ""}.`,
    overloaded: ({
      size,
      capacity,
      slope,
      code,
      load,
    }: {
      size: string;
      capacity: string;
      slope: string;
      code: Code;
      load: string;
    }) =>
      `The existing drain of ${size} carries ${withUnitWord(capacity, "units")} at ${slope} in. per foot (${DRAIN_TABLES[code]}), less than the load of ${load}.`,
    tooSmallForCloset: (size: string) => `A drain that serves a water closet must be at least ${size}.`,
    tooManyClosets: ({ limit, size }: { limit: number; size: string }) =>
      `The UPC allows ${limit} water closets on a horizontal drain of ${size}.`,
    sizeAtSlope: ({ size, slope }: { size: string; slope: string }) => `${size} at ${slope} in. per foot`,
    slopeSetsSize: ({ slope, size, alternative }: { slope: string; size: string; alternative: string }) =>
      `The slope sets this size, not the load: the IPC (Table 704.1) allows ${slope} in. per foot only for drains of ${size} and larger. For this load, ${alternative} is enough.`,
  },
  storm: {
    roofMissing: "Enter the roof area.",
    beyondTable: ({ pipe, flow }: { pipe: string; flow: SentenceValue }) =>
      sentence`${pipe}: ${flow} exceeds the largest pipe in Table 1106.2. No size is given.`,
    leader: {
      title: "Each roof drain and leader",
      text: (flow: SentenceValue) =>
        sentence`The smallest vertical pipe of IPC Table 1106.2 that carries ${flow}.`,
    },
    drain: {
      title: "Building storm drain",
      text: ({ flow, slope }: { flow: SentenceValue; slope: string }) =>
        sentence`The smallest pipe of IPC Table 1106.2 that carries ${flow} at ${slope} in. per foot.`,
    },
    eachLeader: "Each leader",
    singleDrain: "A single drain can clog: provide at least two per roof.",
    secondaryDrains:
      "Where a parapet can trap water, IPC 1108 requires independent secondary drains or scuppers sized for the same rainfall with the primary drains blocked. Also check each drain’s rated flow at its water depth.",
    tables:
      "Sizes are from IPC 2021, Table 1106.2. The UPC has its own tables (1103.1 and 1103.2), which are not part of this calculator.",
    gutters: "The building storm drain carries all roof drains. Gutters are not sized.",
    bySlope: "Building storm drain by slope",
  },
  gravity: {
    flowTooLarge: (limit: SentenceValue) =>
      sentence`At this slope, the pipe carries at most ${limit} with a free surface. Use a larger or steeper pipe.`,
    depth: {
      title: "Depth",
      text: (flow: SentenceValue) =>
        sentence`Solved so that the pipe carries ${flow}; a larger depth with the same flow is not stable.`,
      result: (percent: SentenceValue) => sentence`${percent} of the diameter`,
    },
    uniformFlow:
      "The flow is uniform: the pipe is long, straight and open to the air, and the slope is that of the water surface.",
    velocityLow: ({ velocity, limit }: SentenceValues<"velocity" | "limit">) =>
      sentence`The velocity is ${velocity}; solids settle below ${limit}.`,
    velocityHigh: ({ velocity, limit }: SentenceValues<"velocity" | "limit">) =>
      sentence`The velocity is ${velocity}; above ${limit}, grit wears the pipe.`,
    twoDepths:
      "Above about 82% of the diameter, two depths carry the same flow: waves can fill the pipe, and it then carries less.",
    chart: {
      title: "Flow by depth",
      finding: ({ depth, flow }: SentenceValues<"depth" | "flow">) =>
        sentence`${depth} deep, the pipe carries ${flow}`,
      summary:
        "Flow against depth in percent of the diameter. The flow is highest at 94%, not in a full pipe.",
      depth: "Depth, % of diameter",
      flow: "Flow",
      point: "This depth",
    },
  },
  heater: {
    checkDataSheet:
      "Check the heater’s flow at this rise, and its minimum activation flow, on its data sheet. Size the gas pipe, vent or circuit for its rated input.",
    chart: {
      title: "Flow by temperature rise",
      finding: ({ flow, rise }: SentenceValues<"flow" | "rise">) => sentence`${flow} at a rise of ${rise}`,
      summary: "What a heater with this input delivers at other temperature rises. The point is this heater.",
      rise: "Temperature rise",
      flow: "Flow",
      point: "This heater",
    },
    noUse: "Enter at least one use of hot water.",
    averageVolumes:
      "Volumes per use are averages from the US Department of Energy’s worksheet; showers with modern heads use less, long showers more.",
    ratingEstimated:
      "The first-hour rating is estimated. Choose a heater by the rating on its EnergyGuide label.",
    peakHour: "Peak hour",
    firstHourShort: (difference: SentenceValue) =>
      sentence`The first hour falls short by ${difference}. Choose a larger tank or a larger heater.`,
    firstHourLarge: (difference: SentenceValue) =>
      sentence`The first hour delivers ${difference} more than needed; a smaller heater loses less heat.`,
  },
  recirculation: {
    waterNotWarmer: "The hot water must be warmer than the air around the pipes.",
    dropTooLarge: "Water that cools this much would be no warmer than the room. Enter a smaller drop.",
    returnPipe: {
      title: "Return pipe",
      text: (velocity: SentenceValue) =>
        sentence`The smallest size with a velocity of at most ${velocity}, and no smaller than ½ in.`,
    },
    hotPipeTemperature:
      "The hot water pipe is taken at the heater’s temperature along its whole length, so the loss is slightly high. Loss from the return pipe is not included, because it cools water that has already passed the last branch.",
    frictionConservative:
      "Hazen–Williams is for cold water; friction in hot water is about 10% to 20% less, so the pump head is conservative.",
    sizes: "Return pipe sizes",
    noSizeLargeEnough: (flow: SentenceValue) =>
      sentence`No size of this pipe carries ${flow} at this velocity. Split the loop or choose another pipe.`,
    legionella:
      "The water returns below 55 °C (131 °F), where Legionella survives. Store it hotter or allow a smaller drop, and temper it at the outlets to prevent scalding.",
    plasticRating:
      "Check that plastic pipe is rated for continuous flow above 60 °C (140 °F): its pressure rating drops, and chlorine ages it.",
    velocityHigh: (limit: SentenceValue) =>
      sentence`Continuously circulating hot water should stay below ${limit} in copper.`,
    insulationMissing:
      "Energy codes (IECC C403 and C404, ASHRAE 90.1) require insulation on circulating hot water pipe.",
  },
};
