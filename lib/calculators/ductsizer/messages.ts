import {
  type Sentence,
  type SentenceValue,
  type SentenceValues,
  sentence,
} from "../../kit/fields/sentence.ts";

export const messages = {
  columns: {
    size: "Size",
    velocity: "Velocity",
    frictionRate: "Friction rate",
    perimeter: "Perimeter",
    meetsLimits: "Meets the limits",
    aspectRatio: "Aspect ratio",
    equivalentDiameter: "Equivalent diameter",
    airflow: "Airflow",
    totalPressure: "Total pressure",
    section: "Section",
    friction: "Friction",
    coefficients: "ΣC",
    fittings: "Fittings",
    equipment: "Equipment",
    total: "Total",
    criticalPath: "Critical path",
    path: "Path",
    damperLoss: "Damper loss",
    fitting: "Fitting",
    quantity: "Quantity",
    coefficientEach: "C, each",
    loss: "Loss",
  },
  sizes: {
    round: "Round sizes",
    rectangular: "Rectangular ducts that meet the limits",
    noDuct: "No duct has this friction rate at this flow.",
    tooFlat: "A duct of this height would have to be more than 1,000 times as wide as it is high.",
    axesSwapped: "The major axis of a flat oval cannot be shorter than the minor axis.",
    beyondStandard: (size: string) =>
      `${size} is larger than the standard sizes. Ask a manufacturer, or use two ducts.`,
    step: {
      frictionLimit: (rate: SentenceValue) => sentence`a friction rate of at most ${rate}`,
      velocityLimit: (velocity: SentenceValue) => sentence`a velocity of at most ${velocity}`,
      title: "Duct size",
      text: ({
        limits,
        diameter,
        isStandard,
      }: {
        limits: readonly Sentence[];
        diameter: string;
        isStandard: boolean;
      }) =>
        sentence`For ${limits[0] ?? ""}${limits[1] ? sentence` and ${limits[1]}` : ""}, a round duct needs a diameter of ${diameter}${isStandard ? "; the next standard size up is chosen" : ""}.`,
    },
  },
  verdicts: {
    meets: "yes",
    doesNotMeet: "no",
    smallest: "yes, the smallest",
  },
  flow: {
    noFlowAtRate: "No flow has this friction rate in this duct.",
    equipmentUsesPressure: "The equipment alone uses all of this pressure. Enter a higher one.",
    nothingResists: "Nothing resists the flow: enter a length or a fitting.",
  },
  fittings: {
    customCoefficient: "Custom coefficient",
    mainCarriesAtLeastAsMuch: "The main carries no less than this duct.",
    coefficientMissing: "Enter the coefficient of this fitting.",
    otherDiameterMissing: "Enter the diameter of the duct that this fitting joins.",
    coefficientOnly: "Enter a coefficient: a tee or wye’s changes with the unknown flow.",
    mainAirflowMissing: "Enter the airflow of the main.",
  },
  frictionChart: {
    title: "Friction chart",
    finding: ({ rate, flow }: SentenceValues<"rate" | "flow">) => sentence`${rate} at ${flow}`,
    summary:
      "Friction rate against airflow on logarithmic scales: this duct, the round sizes next to it, and lines of constant velocity in round duct. The point is this duct.",
    thisDuct: "This duct",
  },
  run: {
    chart: {
      title: "Total pressure along the critical path",
      finding: ({ loss, distance }: SentenceValues<"loss" | "distance">) =>
        sentence`${loss} lost over ${distance}`,
      summary:
        "Fan total pressure remaining along the critical path; each section’s losses are spread over its length.",
      distance: "Distance from the fan",
    },
    sections: "Sections",
    paths: "Paths and balancing",
    onlySections: (count: number) => `There are only sections 1 to ${count}.`,
    sectionAboveMissing: "Enter the number of a section above this one, or 0 for the fan.",
    airflowMissing: "Enter the airflow: no downstream section determines it.",
    nothingUpstream: "This section starts at the fan: there is no upstream section to join.",
    upstreamCarriesLess: "The upstream section carries less air than this one.",
    noBranch: "No other section follows the upstream section: there is no branch.",
    widthMissing: "Enter the width too, or leave out the height.",
    section: (title: string) => `Section ${title}`,
    beyondStandard: ({ section, size }: { section: string; size: string }) =>
      `Section ${section}: ${size} is larger than the standard sizes.`,
    flowsDiffer: ({
      section,
      airflow,
      downstream,
    }: SentenceValues<"airflow" | "downstream"> & { section: string }) =>
      sentence`Section ${section} carries ${airflow}, but the downstream sections carry ${downstream}.`,
    stepInSection: ({ section, step }: { section: string; step: string | undefined }) =>
      `Section ${section}: ${step}`,
    inSection: ({ section, text }: { section: string; text: Sentence }) => sentence`${section}: ${text}`,
  },
  air: {
    tooHumid:
      "At this temperature and altitude, the vapor pressure would exceed the air pressure. Lower the humidity.",
  },
  warnings: {
    tooSmall: (limit: SentenceValue) => sentence`Ducts smaller than ${limit} are unusual and clog easily.`,
    aspectRatioHigh: (ratio: string) =>
      `The aspect ratio is ${ratio}. Above 4, a duct takes more sheet metal, loses more pressure and drums more easily.`,
    aspectRatioAboveThree: (ratio: string) => `The aspect ratio is ${ratio}; 3 or less is better.`,
    tooLow: (limit: SentenceValue) => sentence`Ducts less than ${limit} high are unusual.`,
    laminar: (reynolds: string) => `The flow is laminar (Re ${reynolds}): the friction factor is 64/Re.`,
    transitional: (reynolds: string) =>
      `The Reynolds number is ${reynolds}, between laminar and turbulent flow. The friction factor is interpolated and may be off by 30%.`,
    tooRough: (percent: string) =>
      `The roughness is ${percent}% of the diameter; the Colebrook equation is valid up to 5%.`,
    frictionHigh: ({ rate, limit }: SentenceValues<"rate" | "limit">) =>
      sentence`The friction rate is ${rate}. Above ${limit}, ducts are noisy and take a lot of fan power.`,
    frictionLow: (rate: SentenceValue) =>
      sentence`The friction rate is ${rate}: the duct is larger than usual.`,
    velocityHigh: ({ velocity, limit }: SentenceValues<"velocity" | "limit">) =>
      sentence`The velocity is ${velocity}. Above ${limit}, noise and wear become a concern.`,
    velocityAboveCriterion: ({
      velocity,
      criterion,
      limit,
    }: SentenceValues<"velocity" | "limit"> & { criterion: string }) =>
      sentence`The velocity is ${velocity}; ASHRAE’s limit for RC(N) ${criterion} at this location is ${limit}.`,
    velocityAboveTypical: ({
      velocity,
      lowest,
      highest,
    }: SentenceValues<"velocity" | "lowest" | "highest">) =>
      sentence`The velocity is ${velocity}; ${lowest} to ${highest} is typical for this application.`,
    velocityBelowTypical: ({
      velocity,
      lowest,
      highest,
    }: SentenceValues<"velocity" | "lowest" | "highest">) =>
      sentence`The velocity is ${velocity}, below the ${lowest} to ${highest} that is typical for this application.`,
    otherShape: ({ fitting, shape }: { fitting: string; shape: string }) =>
      `The coefficient of “${fitting}” was measured in ${shape} duct. Choose a fitting for this duct shape, or enter a custom coefficient.`,
    compressionExtrapolated:
      "Flexible duct friction was measured up to 30% compression. Beyond that, the factor is extrapolated.",
    flexibleLong: (limit: SentenceValue) =>
      sentence`Flexible duct should be short: ${limit} is a common limit.`,
    airCompressed: (limit: SentenceValue) =>
      sentence`The total pressure is above ${limit}, so the air density changes along the duct.`,
  },
};
