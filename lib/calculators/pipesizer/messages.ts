import {
  type Sentence,
  type SentenceValue,
  type SentenceValues,
  sentence,
} from "../../kit/fields/sentence.ts";

export const messages = {
  regimes: {
    laminar: "Laminar",
    transitional: "Transitional",
    turbulent: "Turbulent",
  },
  fluids: {
    gasLosesTooMuch: ({ loss, percent }: { loss: SentenceValue; percent: string }) =>
      sentence`The gas would lose ${loss}, ${percent}% of its absolute pressure. Above 10%, its density changes too much along the pipe: use a larger or shorter pipe.`,
    density: (density: SentenceValue) => sentence`a density of ${density}`,
    waterFreezes: (limit: SentenceValue) => sentence`Water freezes below ${limit}.`,
    waterTooHot: (limit: SentenceValue) => sentence`Water properties are available up to ${limit}.`,
    sources: {
      water: ({ temperature, pressure }: SentenceValues<"temperature" | "pressure">) =>
        sentence`Water at ${temperature} and ${pressure} absolute, per IAPWS-IF97; viscosity per IAPWS R12-08.`,
      glycol: ({
        isEthylene,
        percent,
        temperature,
        freezing,
      }: SentenceValues<"temperature" | "freezing"> & { isEthylene: boolean; percent: string }) =>
        sentence`${isEthylene ? "Ethylene" : "Propylene"} glycol, ${percent}% by mass, at ${temperature}, from Melinder (2010); it begins to freeze at ${freezing}.`,
      air: "Dry air as an ideal gas; viscosity from Sutherland’s law, within 1.3%.",
      steam: ({ temperature, pressure }: SentenceValues<"temperature" | "pressure">) =>
        sentence`Dry steam at ${temperature} and ${pressure} absolute, per IAPWS-IF97; viscosity per IAPWS R12-08.`,
      listed: (liquid: string) =>
        `${liquid}: approximate properties from Munson, Young and Okiishi, Table 1.6.`,
      entered: "Density and viscosity as entered.",
    },
    properties: {
      water: "Water properties",
      mixture: "Mixture properties",
      steam: "Steam properties",
    },
    glycolNotLoaded: "The glycol properties could not be loaded.",
    mixtureFreezes: (limit: SentenceValue) =>
      sentence`This mixture begins to freeze at ${limit}. Use more glycol or a higher temperature.`,
    glycolTooHot: (limit: SentenceValue) => sentence`Glycol properties are available up to ${limit}.`,
    airTooHot: (limit: SentenceValue) => sentence`Air properties are available up to ${limit}.`,
    airPressureTooHigh: (limit: SentenceValue) =>
      sentence`Air is treated as an ideal gas, which is accurate up to ${limit}.`,
    steamPressureOutside: ({ lowest, highest }: SentenceValues<"lowest" | "highest">) =>
      sentence`Steam properties are available from ${lowest} to ${highest} absolute.`,
    steamTemperatureOutside: ({ saturation, hottest }: SentenceValues<"saturation" | "hottest">) =>
      sentence`At this pressure, steam condenses below ${saturation}; its properties are available up to ${hottest}.`,
  },
  columns: {
    fittings: "Fittings",
    fitting: "Fitting",
    quantity: "Quantity",
    method: "Method",
    coefficientEach: "K, each",
    equivalentLengthEach: "Equivalent length, each",
    loss: "Loss",
    insideDiameter: "Inside diameter",
    velocity: "Velocity",
    frictionLoss: "Friction loss",
    pressureDrop: "Pressure drop",
    meetsLimits: "Meets the limits",
    size: "Size",
    pipe: "Pipe",
  },
  verdicts: {
    meets: "yes",
    beyondLimits: (limits: readonly string[]) => `no: ${limits.join(" and ")}`,
    smallest: "yes, the smallest",
    noSize: "no size",
  },
  sizes: {
    ofMaterial: (material: string) => `Sizes: ${material}`,
    byPipeType: "Smallest size by pipe type",
    noneMeetsLimits: (largest: string | undefined) =>
      `No pipe of this kind meets the limits at this flow; the largest is ${largest ?? "unknown"}. Raise the limits, or choose another pipe.`,
    noDiameter: "No pipe from 0.1 mm to 100 m has this friction loss at this flow.",
    oversized: ({
      isVelocity,
      gradient,
      usual,
    }: {
      isVelocity: boolean;
      gradient: SentenceValue;
      usual: Sentence;
    }) =>
      sentence`The maximum ${isVelocity ? "velocity" : "friction loss"} makes this pipe larger than usual: it loses only ${gradient}. The usual limits for this fluid give ${usual}.`,
    step: {
      title: "Pipe size",
      text: ({
        limits,
        isUsual,
        needed,
        isListed,
      }: {
        limits: Sentence;
        isUsual: boolean;
        needed: SentenceValue | undefined;
        isListed: boolean;
      }) =>
        sentence`For ${limits}${isUsual ? ", as usual for this fluid and size" : ""}${needed ? sentence`, the inside diameter must be at least ${needed}` : ""}${isListed ? "; the smallest listed size that is no smaller is chosen" : ""}.`,
    },
  },
  hazenWilliams: {
    onlyAtTemperatures: ({ coldest, warmest }: SentenceValues<"coldest" | "warmest">) =>
      sentence`Hazen–Williams is omitted: it is valid only for water at ${coldest} to ${warmest}.`,
    onlyAboveReynolds: (reynolds: string) =>
      `Hazen–Williams is omitted: it is valid only for water at Reynolds numbers above ${reynolds}.`,
    onlyUpToVelocity: (velocity: SentenceValue) =>
      sentence`Hazen–Williams is omitted: it is valid only for water at velocities up to ${velocity}.`,
    pipeTooNarrow: (diameter: SentenceValue) =>
      sentence`Hazen–Williams is best above ${diameter}; use Darcy–Weisbach for this pipe.`,
  },
  existing: {
    nothingLimitsFlow: "Without length or fittings, nothing limits the flow.",
    noPressureLeft: "The rise and the other losses use up all of this pressure: none is left for flow.",
    noFlow: "No flow in this pipe has this pressure drop.",
  },
  fittings: {
    methods: {
      crane: "Crane",
      k: "Constant K",
      "2k": "2-K",
      "3k": "3-K",
      length: "L/D",
    },
    endDiameterMissing: "Enter the inside diameter at the other end of this fitting.",
    coefficientMissing: "Enter the coefficient or the equivalent length of this fitting.",
    custom: "Custom fitting",
    customCoefficient: "Custom K",
    customLength: "Custom equivalent length",
  },
  flow: {
    heatOnlyForWater: "Flow from heat is available only for water and glycols. Enter the flow itself.",
    zero: "Enter a flow above 0.",
  },
  limits: {
    velocity: (velocity: SentenceValue) => sentence`a velocity of at most ${velocity}`,
    friction: (gradient: SentenceValue) => sentence`a friction loss of at most ${gradient}`,
    both: ({ first, second }: { first: Sentence; second: Sentence }) => sentence`${first} and ${second}`,
    usualForAir: (velocity: SentenceValue) =>
      sentence`Usual limit for compressed air: ${velocity} in main headers (Ingersoll Rand).`,
    usualForSteam: ({ pressure, velocity, gradient }: SentenceValues<"pressure" | "velocity" | "gradient">) =>
      sentence`Usual limits for steam at ${pressure} absolute: ${velocity} (Spirax Sarco) and ${gradient} (ASHRAE Handbook—Fundamentals, chapter 22).`,
    usualForLiquids: ({
      isWater,
      smallVelocity,
      gradient,
      velocity,
    }: SentenceValues<"smallVelocity" | "gradient" | "velocity"> & { isWater: boolean }) =>
      sentence`Usual limits for water${isWater ? "" : ", used for other liquids as well"}: ${smallVelocity} up to DN 50 (2 in); above that, ${gradient} and ${velocity} (ASHRAE Handbook—Fundamentals, chapter 22)${isWater ? "; less in copper that carries hot water" : ""}.`,
  },
  moody: {
    title: "Moody chart",
    finding: ({ frictionFactor, reynolds }: { frictionFactor: string; reynolds: string }) =>
      `Friction factor ${frictionFactor} at Reynolds number ${reynolds}`,
    summary:
      "Friction factor against Reynolds number on logarithmic scales, for relative roughnesses from smooth to very rough. The point is this pipe.",
    reynolds: "Reynolds number",
    frictionFactor: "Friction factor",
    thisPipe: "This pipe",
    smooth: "Smooth",
    relativeRoughness: (roughness: string) => `ε/D ${roughness}`,
  },
  motor: {
    nema: (rating: string) => `${rating} hp (NEMA)`,
    iec: (rating: string) => `${rating} kW (IEC)`,
    aboveStandard: "Larger than the standard ratings",
    title: "Motor size",
    text: "The smallest standard rating that covers the shaft power (NEMA MG 1; IEC 60034-30-1). If the pump may run out to the end of its curve, choose a motor for the highest power on the curve.",
  },
  pipe: {
    roughnessMissing: "Enter the roughness of this pipe, 0 for a smooth one.",
    custom: "Custom pipe",
    insideDiameter: (diameter: SentenceValue) => sentence`${diameter} ID`,
    withInsideDiameter: ({ pipe, diameter }: { pipe: string; diameter: SentenceValue }) =>
      sentence`${pipe}, ${diameter} ID`,
  },
  pump: {
    twoPoints: "A pump curve needs at least two points.",
    pointsOutOfOrder: "Flow must increase from point to point, and head must not.",
    belowSystem: "At the first point of its curve, the pump has less head than the system needs.",
    aboveSystem:
      "The system needs less head than the pump has at every point of its curve; the operating point lies beyond the last one.",
    deliversOther: ({ delivered, flow }: SentenceValues<"delivered" | "flow">) =>
      sentence`The pump would deliver ${delivered}, not ${flow}.`,
    chart: {
      thisFlow: "This flow",
      systemAndPump: "System curve and pump curve",
      system: "System curve",
      meetAt: ({ flow, head }: SentenceValues<"flow" | "head">) =>
        sentence`Pump and system meet at ${flow} and ${head}`,
      headAtFlow: ({ head, flow }: SentenceValues<"head" | "flow">) => sentence`${head} of head at ${flow}`,
      summaryWithPump:
        "Head against flow: what the system needs, what the pump delivers, and the operating point where they cross.",
      summary: "Head against flow: what the system needs. The point is this flow.",
      flow: "Flow",
      head: "Head",
      pipe: "Pipe",
      pump: "Pump",
      operatingPoint: "Operating point",
    },
  },
  steps: {
    areaRatio: (fitting: string) => `${fitting}: area ratio`,
    velocityInPipe: (fitting: string) => `${fitting}: for the velocity in this pipe`,
    turbulentFactor: "Turbulent friction factor at Re 4,000",
  },
  warnings: {
    transitional: (reynolds: string) =>
      `The Reynolds number is ${reynolds}, between laminar and turbulent flow. The friction factor is interpolated and may be off by 30%.`,
    laminar: (reynolds: string) => `The flow is laminar (Re ${reynolds}): pipe roughness does not matter.`,
    tooRough: (percent: string) =>
      `The roughness is ${percent}% of the diameter; the Colebrook equation is valid up to 5%.`,
    reynoldsTooHigh: (reynolds: string) =>
      `The Reynolds number is ${reynolds}; the Colebrook equation is valid up to 10⁸.`,
    fittingsDominate:
      "Fittings lose more than the pipe itself, so the result is only as good as their coefficients, which vary by about 25% among manufacturers.",
    laminarFittings:
      "Crane and tabulated coefficients were measured in turbulent flow. In laminar flow, fittings lose more; the 2-K and 3-K methods account for that.",
    copperErosion: ({ velocity, limit }: SentenceValues<"velocity" | "limit">) =>
      sentence`The velocity is ${velocity}. In copper tube carrying water at this temperature, the erosion limit is ${limit}.`,
    velocityHigh: ({ velocity, limit }: SentenceValues<"velocity" | "limit">) =>
      sentence`The velocity is ${velocity}. Above ${limit}, noise, erosion and water hammer become a concern.`,
    velocityLow: ({ velocity, limit }: SentenceValues<"velocity" | "limit">) =>
      sentence`The velocity is ${velocity}. Below ${limit}, sediment settles and air stays in the pipe.`,
    frictionHigh: ({ gradient, limit }: SentenceValues<"gradient" | "limit">) =>
      sentence`The friction loss is ${gradient}; above ${limit}, pumping is expensive.`,
    velocityAboveMaximum: ({ velocity, maximum }: SentenceValues<"velocity" | "maximum">) =>
      sentence`The velocity is ${velocity}, above the maximum of ${maximum}.`,
    frictionAboveMaximum: ({ gradient, maximum }: SentenceValues<"gradient" | "maximum">) =>
      sentence`The friction loss is ${gradient}, above the maximum of ${maximum}.`,
    otherMethod: ({ fitting, method }: { fitting: string; method: string }) =>
      `“${fitting}” has no data for the chosen method; ${method} was used.`,
    flowImpossible: (pressure: SentenceValue) =>
      sentence`The pressure drop exceeds the absolute inlet pressure, ${pressure}: this flow is not possible.`,
    boils: ({ pressure, vaporPressure }: SentenceValues<"pressure" | "vaporPressure">) =>
      sentence`The outlet pressure is ${pressure}, below the vapor pressure of ${vaporPressure}: the liquid boils (cavitation).`,
    vaporPressureMissing: "Enter the vapor pressure of this liquid to get the NPSH.",
    npshLow: ({ npsh, margin, needed }: SentenceValues<"npsh" | "margin" | "needed">) =>
      sentence`The NPSH available is ${npsh}; with the usual margin (1.3 times, at least ${margin} more), this pump needs ${needed}. It may cavitate.`,
    npshBelowZero: "The NPSH available is not above 0: the liquid boils before it reaches the pump.",
    boilsAtInlet: ({ temperature, pressure }: SentenceValues<"temperature" | "pressure">) =>
      sentence`At ${temperature}, water stays liquid only above ${pressure} absolute.`,
  },
};
