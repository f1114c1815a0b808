import { type SentenceValue, type SentenceValues, sentence } from "../../kit/fields/sentence.ts";
import { fireFlow } from "./messages/fire-flow.ts";
import { sprinklers } from "./messages/sprinklers.ts";

export const messages = {
  fireFlow,
  sprinklers,
  steps: {
    frictionLoss: (pipe: string) => `${pipe}: friction loss`,
    pressureAtEnd: (pipe: string) => `${pipe}: pressure at its end`,
  },
  tables: {
    hydraulicCalculation: "Hydraulic calculation",
  },
  columns: {
    pipe: "Pipe",
    size: "Size",
    insideDiameter: "Inside diameter",
    pressureAtStart: "Pressure at its start",
    inflowKFactor: "Inflow K-factor",
    inflow: "Inflow",
    flow: "Flow",
    velocity: "Velocity",
    length: "Length",
    fittings: "Fittings",
    frictionLoss: "Friction loss",
    friction: "Friction",
    elevation: "Elevation",
    pressureAtEnd: "Pressure at its end",
    node: "Node",
    sprinklers: "Sprinklers",
    pressure: "Pressure",
    discharge: "Discharge",
    lengthWithFittings: "Length with fittings",
    quantity: "Quantity",
    diameter: "Diameter",
    coefficient: "Coefficient",
    pumperOutlet: "Pumper outlet",
    pitotPressure: "Pitot pressure",
    hose: "Hose",
    lines: "Lines",
    flowEach: "Flow, each",
    percentOfRatedFlow: "Percent of rated flow",
    suction: "Suction",
    method: "Method",
    duration: "Duration",
    water: "Water",
  },
  pipes: {
    diameterMissing: "Enter the inside diameter, or choose a listed pipe.",
    noEquivalentLength: "NFPA 13’s table has no equivalent length for this fitting in this size.",
  },
  hydrant: {
    classes: {
      AA: "AA: light blue, 1,500 gpm (5,700 L/min) or more",
      A: "A: green, 1,000 to 1,499 gpm (3,800 to 5,699 L/min)",
      B: "B: orange, 500 to 999 gpm (1,900 to 3,799 L/min)",
      C: "C: red, below 500 gpm (1,900 L/min)",
    },
    targetNotBelowStatic: "This must be below the static pressure.",
    standard:
      "NFPA 291, 2022 edition. The exponent of 0.54 is the standard’s; the plotted curve implies 1/1.85.",
    prediction: "Prediction",
    specifiedFlow: "Specified flow",
    flowAtPressure: ({ flow, pressure }: SentenceValues<"flow" | "pressure">) =>
      sentence`${flow} at ${pressure}`,
    coefficientMissing: "Enter the outlet coefficient.",
    flowFromOutlet: (number: number) => `Flow from outlet ${number}`,
    outletFlow: "Outlet flow",
    pitotUnreliable: ({ low, high, pitot }: SentenceValues<"low" | "high" | "pitot">) =>
      sentence`Pitot readings are most reliable between ${low} and ${high}; this outlet has ${pitot}.`,
    noClass: (limit: SentenceValue) =>
      sentence`The static pressure is not above ${limit}, so the hydrant has no class.`,
    mainPressureLow: (limit: SentenceValue) =>
      sentence`At the specified flow, less than ${limit} is left in the main.`,
    outlets: "Outlets",
  },
  hose: {
    noPumpPressureNeeded: "This far below the pump, the nozzle needs no pump pressure.",
    coefficientsTraditional:
      "Hose coefficients are the fire service’s traditional ones. Modern hose often loses less, older hose about 10% more: use your own test results if you have them.",
    coefficientMissing: "Enter the friction coefficient of the hose.",
    customCoefficient: "Custom coefficient",
    frictionLossIn: ({ number, hose }: { number: number; hose: string }) =>
      `Friction loss in hose ${number}, ${hose}`,
    frictionLoss: "Hose friction loss",
    pumpPressureTooHigh: ({
      pressure,
      attackLimit,
      supplyLimit,
    }: SentenceValues<"pressure" | "attackLimit" | "supplyLimit">) =>
      sentence`The pump would run at ${pressure}. Attack hose is rated for up to ${attackLimit} and supply hose for ${supplyLimit}: use larger hose or relay pumping.`,
    wyeLoss: ({ flow, loss }: SentenceValues<"flow" | "loss">) =>
      sentence`Above ${flow} a wye or siamese loses about ${loss}.`,
    reactionTooHigh: (reaction: SentenceValue) =>
      sentence`The nozzle reaction is ${reaction}: more than one firefighter can hold for long.`,
    frictionShare: (share: SentenceValue) => sentence`Hose friction takes ${share} of the pressure`,
    pumpPressureParts: {
      title: "Where the pump pressure goes",
      summary:
        "Nozzle, friction in each hose, appliances and elevation add up to the pump discharge pressure.",
      part: "Part",
      nozzle: "Nozzle",
      appliances: "Appliances",
      elevation: "Elevation",
    },
    hoses: "Hoses",
  },
  standpipe: {
    standard:
      "NFPA 14, 2019 edition. Outlets flow at the top of each standpipe, two of them on the most remote one.",
    demand: "Standpipe demand",
    flow: "Flow",
    oneHoseStation: "Class II systems are calculated with one hose station in use.",
    flowMissing: "Enter the flow of this pipe.",
    lowestOutletPressure: ({
      pressure,
      limit,
      hoseLimit,
    }: SentenceValues<"pressure" | "limit" | "hoseLimit">) =>
      sentence`The lowest outlet may see ${pressure}. Above ${limit} a pressure-regulating device is required; 1½ in. outlets may have at most ${hoseLimit}.`,
    tooSmall:
      "Class I and III standpipes must be at least 4 in. (DN 100); combined standpipes, 6 in. unless hydraulically calculated in a sprinklered building.",
    outletPressureLow:
      "NFPA 14 requires 100 psi (6.9 bar) at the most remote 2½ in. outlet, unless the authority allows less.",
  },
  supply: {
    demand: "Demand",
    residualNotBelowStatic: "The residual pressure must be below the static pressure.",
    cannotGiveDemand: "The supply cannot give the total demand at any pressure.",
    demandAboveCurve: (difference: SentenceValue) =>
      sentence`The demand is ${difference} above the supply curve. Larger pipes, a shorter path or a fire pump can make up the difference.`,
    marginTooSmall: ({ margin, required }: SentenceValues<"margin" | "required">) =>
      sentence`The safety margin is ${margin}, less than the required ${required}.`,
    dropBelow10Percent:
      "The residual pressure is less than 10% below the static pressure: NFPA 291 calls for a larger flow before the curve is extrapolated.",
    dropBelow25Percent:
      "The curve is more reliable when the pressure drops by 25% or more, as NFPA 291 recommends.",
    demandBeyondTest: "The demand is far beyond the test flow: the curve is extrapolated.",
    justEnough: "The supply just meets the demand",
    leavesMargin: (difference: SentenceValue) => sentence`The supply leaves a margin of ${difference}`,
    fallsShort: (difference: SentenceValue) => sentence`The supply falls short by ${difference}`,
    supply: "Supply",
    chart: {
      title: "Supply and demand",
      summary:
        "Pressure against flow on N¹·⁸⁵ paper, where water supplies plot as straight lines. The point is the demand; it must lie below the supply.",
    },
    flowTest: "Flow test",
  },
  pump: {
    standard: "NFPA 20, 2022 edition. Between its points the pump’s curve is straight on N¹·⁸⁵ paper.",
    tankSuction:
      "Losses in the suction pipe are not included. NFPA 22 requires a tank to refill within 8 hours.",
    mainSuction: "The pump adds its pressure to that of the main at the same flow.",
    notNeeded: "The supply alone has this pressure at this flow: no pump is needed.",
    noRatingLargeEnough: "No NFPA 20 pump rating is large enough: use more than one pump.",
    pointsEndBelowDemand: "The points end below the demand. The curve is not extended beyond them.",
    demandAbove150Percent: "The demand is above 150% of the rated flow. Choose a larger pump.",
    pointsOutOfOrder: "Enter the points in order of increasing flow.",
    suctionPressure: "Suction pressure",
    fallsShort: (difference: SentenceValue) => sentence`The pump falls short by ${difference} at the demand.`,
    demandAbove140Percent:
      "The demand is above 140% of the rated flow: NFPA 20 allows 150%, but that leaves little room for changes.",
    demandBelow90Percent: "The demand is below 90% of the rated flow: a smaller pump may do.",
    churnAbove140Percent: "NFPA 20 allows at most 140% of the rated pressure at churn.",
    overloadBelow65Percent: "NFPA 20 requires at least 65% of the rated pressure at 150% of the rated flow.",
    vacuumAtOverload: ({ suction, tankLimit }: SentenceValues<"suction" | "tankLimit">) =>
      sentence`At 150% of the rated flow the suction would be at ${suction}. NFPA 20 does not allow a vacuum there (with a tank, down to ${tankLimit}).`,
    mainPressureLowAtOverload: ({ pressure, limit }: SentenceValues<"pressure" | "limit">) =>
      sentence`At 150% of the rated flow the main has ${pressure} left; many water authorities require ${limit}.`,
    churnPressureAboveRating: ({ pressure, limit }: SentenceValues<"pressure" | "limit">) =>
      sentence`At churn the discharge is at ${pressure}. Above ${limit}, fittings and sprinklers must be listed for the pressure, or it must be regulated.`,
    pumpAlone: "Pump alone",
    supplyAndPump: "Supply and pump",
    curve: "Pump curve",
    controllers: {
      title: "Settings of the pump controllers",
      event: "Setting",
      jockeyStops: (hasMain: boolean) =>
        `Jockey pump stops (churn and ${hasMain ? "static" : "tank"} pressure)`,
      jockeyStarts: "Jockey pump starts (10 psi or 0.7 bar less)",
      firePumpStarts: "Fire pump starts (5 psi or 0.35 bar less)",
    },
  },
  notListed:
    "This is not a listed hydraulic program. The adopted edition of the code governs, and the authority having jurisdiction decides.",
};
