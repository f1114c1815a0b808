import { formatCounted } from "../../../core/locale/locale.ts";
import { type SentenceValue, type SentenceValues, sentence } from "../../../kit/fields/sentence.ts";

const SPRINKLERS = { one: "sprinkler", other: "sprinklers" };

export const sprinklers = {
  areaChanges: {
    "quick-response": "Design area, reduced for quick-response sprinklers",
    slope: "Design area, 30% more for a ceiling that slopes more than 2 in 12",
    dry: "Design area, 30% more for a dry pipe or double-interlock system",
    "high-temperature": "Design area, 25% less for high-temperature sprinklers",
    minimum: "Design area, not below 2,000 ft² (186 m²) with high-temperature sprinklers",
  },
  errors: {
    ceilingTooHighForQuickResponse:
      "The reduction for quick-response sprinklers ends at a ceiling of 20 ft (6.1 m).",
    quickResponseNeedsWetPipe: "The reduction for quick-response sprinklers is for wet pipe systems only.",
    quickResponseInExtraHazard:
      "The reduction for quick-response sprinklers is for light and ordinary hazard only.",
    highTemperatureOutsideExtraHazard:
      "The reduction for high-temperature sprinklers is for extra hazard only.",
    kFactorMissing: "Enter the K-factor of the sprinkler.",
    curvesEndedIn2019:
      "The density/area curves ended with the 2019 edition. Choose that edition, or the standard design point.",
    areaOutsideCurve:
      "The curve for this hazard does not reach this area and is not extended beyond its ends.",
  },
  notes: {
    systemFlowGoverns: (areaFlow: SentenceValue) =>
      sentence`Density × area alone is ${areaFlow}. The system flow governs: whole sprinklers cover the design area, and NFPA 13 (section 28.2.4) requires each of them to discharge at least the density times its area, at no less than its minimum pressure.`,
    estimateWithoutPipes:
      "Without pipes this is an estimate: sprinklers closer to the supply discharge more than the density requires.",
    densityNeedsPressure: (pressure: SentenceValue) =>
      sentence`The density requires ${pressure} at each sprinkler; a larger K-factor requires less.`,
    moreSprinklersThanNeeded: ({ operating, needed }: { operating: number; needed: number }) =>
      `The calculation has ${formatCounted(operating, SPRINKLERS)}; the design area needs only ${needed}.`,
    velocityHigh: ({ velocity, limit }: SentenceValues<"velocity" | "limit">) =>
      sentence`The velocity is ${velocity}. NFPA 13 sets no limit; above ${limit}, larger pipes save a lot of pressure.`,
  },
  chart: {
    systemDemand: "System demand",
    hoseAllowance: "Hose allowance",
    demandWithHose: "Demand with hose",
  },
  assumptions: {
    singlePoint: (edition: string) =>
      `NFPA 13, ${edition} edition. Density and area are single points since the 2022 edition.`,
    pointOnCurve: (edition: string) =>
      `NFPA 13, ${edition} edition. Density and area lie on this edition’s curves.`,
    pointAsEntered: (edition: string) => `NFPA 13, ${edition} edition. Density and area are as entered.`,
    curveEndsUnverified:
      "The end points of the curve are taken from other programs and were not compared with the printed figure.",
    hoseAtSupply:
      "The entire hose allowance is added at the supply; inside hose belongs at its point of connection.",
    garageGroup2: "Parking garages are ordinary hazard group 2 since the 2022 edition.",
    garageGroup1: "Parking garages are ordinary hazard group 1 in this edition, group 2 since 2022.",
  },
  warnings: {
    coverageTooLarge: ({ coverage, limit }: SentenceValues<"coverage" | "limit">) =>
      sentence`Each sprinkler covers ${coverage}; standard spray sprinklers may cover at most ${limit} for this hazard.`,
    sprinklersTooFarApart: (limit: SentenceValue) =>
      sentence`Standard spray sprinklers may be at most ${limit} apart for this hazard.`,
    sprinklersTooClose: (limit: SentenceValue) =>
      sentence`Standard spray sprinklers closer than ${limit} can wet each other (cold soldering) unless baffles separate them.`,
    smallKFactor: "K-factors below 5.6 (80) are limited to light hazard, with restrictions.",
    sprinklersMissing: ({ operating, needed }: { operating: number; needed: number }) =>
      `The calculation has ${formatCounted(operating, SPRINKLERS)}, but the design area has ${needed}. Add the missing ones.`,
    pressureAboveRating: ({ pressure, limit }: SentenceValues<"pressure" | "limit">) =>
      sentence`The pressure reaches ${pressure}. Above ${limit}, sprinklers and fittings must be listed for that pressure.`,
    pressureBelowMinimum: (limit: SentenceValue) =>
      sentence`NFPA 13 requires at least ${limit} at a sprinkler.`,
    velocityBeyondFormula: ({ velocity, limit }: SentenceValues<"velocity" | "limit">) =>
      sentence`The velocity is ${velocity}. NFPA 13 sets no limit; above ${limit}, Hazen–Williams is no longer accurate, and EN 12845 allows at most 10 m/s.`,
  },
  path: {
    startsWithoutSprinkler: "The path must begin with a sprinkler. Choose one here.",
    kFactorOf: (branch: string) => `${branch}: K-factor`,
    branchMoreDemanding: ({ pipe, pressure }: { pipe: string; pressure: SentenceValue }) =>
      sentence`The branch line that joins at ${pipe} needs ${pressure}, more than the path has there, so it is the more demanding one. The path is balanced to the higher pressure; start the path there for an exact result.`,
    kFactorMissing: "Enter the K-factor.",
    noBranchBefore: "There is no branch line before this pipe.",
    noSuchBranch: "The list has no branch line with this number.",
    branchStartsWithoutSprinkler: "A branch line must begin with a sprinkler.",
    branchName: (number: number) => `Branch line ${number}`,
    balanced: (pipe: string) => `${pipe}: balanced to the higher pressure`,
    inflowAt: (pipe: string) => `${pipe}: inflow`,
    remoteBranchKFactor: "K-factor of the remote branch line",
  },
  network: {
    pressureTooHigh:
      "Even 5,000 psi (345 bar) does not give every sprinkler its flow. Use larger pipes or fewer sprinklers.",
    doesNotConverge:
      "The calculation does not converge for this network. Look for lengths, sizes or elevations that are out of scale.",
    solution: "Network flows and pressures",
    solutionMethod: (remoteNode: string) =>
      `Newton’s method solves for all node heads and pipe flows together: Hazen–Williams friction in each pipe, K-factor discharge at each sprinkler, and as much flow into each node as out of it. The supply pressure is the lowest at which the most demanding sprinkler, at node ${remoteNode}, gets its flow.`,
    flowAtPressure: ({ flow, pressure }: SentenceValues<"flow" | "pressure">) =>
      sentence`${flow} at ${pressure}`,
    startMissing: "Name the node where the pipe begins.",
    endMissing: "Name the node where the pipe ends.",
    sameNode: "A pipe must connect two different nodes.",
    noLength: "Enter a length above zero.",
    noPipeAtNode: "No pipe begins or ends at this node.",
    nodeListedTwice: "This node is already in the list.",
    sprinklerAtSupply: "The supply node cannot have a sprinkler.",
    noSprinkler: "At least one node needs a sprinkler.",
    notConnected: "No pipes connect this pipe to the supply.",
    nodes: "Nodes",
    pipes: "Pipes",
  },
};
