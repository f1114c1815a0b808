import { pluralize } from "../../core/locale/locale.ts";
import { withUnitWord } from "../../core/locale/unit-words.ts";
import { type SentenceValue, sentence } from "../../kit/fields/sentence.ts";

const errors = {
  supplyTooWarmForCooling: ({ difference, room }: { difference: SentenceValue; room: SentenceValue }) =>
    sentence`The supply air must be at least ${difference} cooler than the room, which is at ${room}.`,
  supplyTooColdForHeating: ({ difference, room }: { difference: SentenceValue; room: SentenceValue }) =>
    sentence`In winter the supply air must be at least ${difference} warmer than the room, which is at ${room}.`,
  constructionMissing: "There is no construction with this name. Add it under “Custom constructions”.",
  conductivityMissing: "One of its layers has no known conductivity.",
  constructionNotChosen: "Choose a construction, or enter a U-factor.",
  constructionWithoutLayers: "This construction has no layers.",
  wetBulbAboveDryBulb: (dryBulb: SentenceValue) =>
    sentence`The wet bulb cannot be above the dry bulb, ${dryBulb}.`,
  wetBulbTooLow: "A wet bulb this low is not possible at this dry bulb. Check both values.",
  opticalDepthsMissing:
    "This station has no clear-sky optical depths. Enter them, or choose a nearby station that has them.",
  opticalDepthsInvalid: "These are not clear-sky optical depths.",
  wetBulbRangeTooLarge:
    "With this range, the wet bulb would be lower than that of dry air in some hours. Check both daily ranges.",
  roomAirImpossible: "Air in this state is not possible.",
  hoursInvalid: "Enter hours like “8-12 13-18”, or 24 percentages from hour 1 to hour 24.",
  radiantSeriesMissing: "There is no radiant time series for this building.",
  windowLargerThanSurface: ({ surface, area }: { surface: string; area: SentenceValue }) =>
    sentence`The window is larger than its ${surface}, ${area}. Enter the gross ${surface} area.`,
  glazingNotChosen: "Choose a glazing, or enter custom values.",
  primaryAirTooLow: (values: { room: string; outdoorAir: SentenceValue; primaryAir: SentenceValue }) =>
    sentence`“${values.room}” needs ${values.outdoorAir} of outdoor air but gets only ${values.primaryAir} of primary air. Raise the minimum primary airflow, or supply air closer to the room temperature.`,
  intakeAboveSupply:
    "Appendix A would take in more outdoor air than the system supplies. Raise the minimum primary airflow.",
  ventilationUnsolved: (percentPresent: string) =>
    sentence`ASHRAE 62.1 gives no result for these rooms with ${percentPresent}% of the people present.`,
};

const warnings = {
  olderEdition: ({ station, edition }: { station: string | undefined; edition: number }) =>
    `Design conditions for ${station} are from the ${edition} ASHRAE Handbook. Confirm them against the current edition before applying for a permit.`,
  polarLatitude:
    "Beyond the polar circles the sun does not set on the design day; the daily temperature profile used here is for lower latitudes.",
  quickPeakHasNoStorage:
    "The quick peak has no thermal storage: all heat gain becomes load at once. It exceeds the hourly method in sunny rooms and is meant for a first look.",
  outdoorAirDrier:
    "The outdoor air is drier than the rooms at the design temperature. The drying effect is not credited; check the dehumidification design day, which is cooler and more humid.",
  equatorFacingWindows:
    "Much of the load is solar, part of it through equator-facing windows, which peak in fall. Compare August through October (February through April in the Southern Hemisphere), each with its own outdoor temperatures.",
  noHeatingLoad:
    "The winter outdoor temperature is not below the indoor temperature, so there is no heating load.",
  /** Kinds of buildings with typical loads. */
  buildings: {
    homes: "homes",
    workplaces: "offices, shops and restaurants",
    any: "homes and other buildings",
  },
  coolingUntypical: (values: {
    load: SentenceValue;
    low: SentenceValue;
    high: SentenceValue;
    buildings: string;
  }) =>
    sentence`The cooling load is ${values.load}. Between ${values.low} and ${values.high} is typical of ${values.buildings}.`,
  supplyAirHigh: ({ flow, typical }: { flow: SentenceValue; typical: SentenceValue }) =>
    sentence`The supply air is ${flow}, more than the typical ${typical}: check the loads and the supply temperature.`,
  supplyAirLow: ({ flow, typical }: { flow: SentenceValue; typical: SentenceValue }) =>
    sentence`The supply air is ${flow}, less than the typical ${typical}: the air may not mix well in the rooms.`,
  heatingHigh: ({ load, typical }: { load: SentenceValue; typical: SentenceValue }) =>
    sentence`The heating load is ${load}, more than the typical ${typical}: check U-factors and infiltration.`,
  sensibleShareLow: (percent: string) =>
    `Only ${percent}% of the load is sensible. A coil alone can hardly remove this much moisture: plan for reheat or a dehumidifier.`,
  outdoorAirCools: "Outdoor air alone cools the building: there is no coil load.",
  outdoorAirAboveSupply: (outdoorAir: SentenceValue) =>
    sentence`The outdoor air, ${outdoorAir}, exceeds the supply air needed for cooling. The coil is calculated for 100% outdoor air, which must be reheated.`,
  coilBelowFreezing:
    "Because ducts and fan warm the air, it would have to leave the coil below freezing. Insulate and seal the ducts, reduce the fan pressure, or raise the supply temperature.",
  coilDriesBelowSetpoint:
    "At this supply temperature the coil removes more moisture than the rooms require: they will be drier than their setpoint.",
  coilAirTooDry: (relativeHumidity: string) =>
    `The air leaving the coil would be at only ${relativeHumidity}% relative humidity. No coil dehumidifies this far at this temperature: choose colder supply air, or plan for reheat.`,
  noOutdoorAir: "There is no outdoor air for ventilation.",
  outdoorAirBelowMinimum: (minimum: SentenceValue) =>
    sentence`The outdoor air is less than the ${minimum} that ASHRAE 62.1 requires for the people and areas of these rooms.`,
  primaryAirBelowMinimum: ({ room, minimum }: { room: string; minimum: SentenceValue }) =>
    sentence`${room} needs ${minimum} of primary air, 1.5 times its outdoor air, for the simplified procedure of ASHRAE 62.1. Use Appendix A, or supply more air.`,
  infiltrationHigh: ({ room, airChanges }: { room: string; airChanges: string }) =>
    `${room}: ${airChanges} air changes per hour is more than air leakage alone explains.`,
  roomLoadHigh: ({ room, load, density }: { room: string; load: SentenceValue; density: SentenceValue }) =>
    sentence`${room} needs ${load}, or ${density}: check its windows and equipment.`,
  roomOutdoorAirAboveSupply: (values: {
    room: string;
    supplyAir: SentenceValue;
    outdoorAir: SentenceValue;
  }) =>
    sentence`${values.room} gets ${values.supplyAir} of supply air, less than the ${values.outdoorAir} of outdoor air it needs.`,
  uFactorHigh: (u: SentenceValue) => sentence`A U-factor of ${u} is higher than that of bare metal.`,
  windowUFactorHigh: (u: SentenceValue) => sentence`A window U-factor of ${u} is worse than single glazing.`,
  interiorRoom: (room: string) =>
    `${room} has no walls, windows or roof, so it is treated as an interior room.`,
};

const charts = {
  axes: { standardTime: "Standard time", coolingLoad: "Cooling load", room: "Room", component: "Component" },
  series: { latent: "Latent", load: "Load" },
  day: {
    title: "Load over the day",
    finding: ({ hour, load }: { hour: string; load: SentenceValue }) =>
      sentence`The load peaks at ${hour}: ${load}`,
    summary: ({ hour, load }: { hour: string; load: SentenceValue }) =>
      sentence`The rooms’ combined load peaks at ${hour}: ${load}.`,
    peak: "Peak",
  },
  rooms: {
    title: "Room peaks",
    titleOfLargest: (count: number) => `The ${count} largest room peaks`,
    finding: ({ room, load, share }: { room: string; load: SentenceValue; share: SentenceValue }) =>
      sentence`${room} needs the most: ${load}, ${share} of all room peaks`,
    summary: ({ sumOfPeaks, blockLoad }: { sumOfPeaks: SentenceValue; blockLoad: SentenceValue }) =>
      sentence`The room peaks add up to ${sumOfPeaks}; the largest simultaneous load is ${blockLoad}.`,
  },
  components: {
    title: "Peak load by component",
    finding: ({ component, share }: { component: string; share: SentenceValue }) =>
      sentence`${component}: ${share} of the heat gain at the peak`,
    summary: ({ hour, component, load }: { hour: string; component: string; load: SentenceValue }) =>
      sentence`At ${hour} the largest component is “${component}” at ${load}.`,
  },
  psychrometric: {
    title: (hour: string) => `Psychrometric chart at ${hour}`,
    coolsAndDries: ({ mixed, leaving }: { mixed: SentenceValue; leaving: SentenceValue }) =>
      sentence`The coil cools the air from ${mixed} to ${leaving} and dries it`,
    coolsOnly: ({ mixed, leaving }: { mixed: SentenceValue; leaving: SentenceValue }) =>
      sentence`The coil cools the air from ${mixed} to ${leaving} and removes no moisture`,
    summary: (roomCount: number) =>
      `Outdoor air and return air mix, the coil cools and dehumidifies the mixture, and the supply air picks up the load of ${pluralize(roomCount, { one: "the room", other: "the rooms" })}. Curves are relative humidity; straight lines are wet-bulb temperatures every 5 K (9 °F).`,
    mixing: "Mixing",
    coil: "Cooling coil",
    fanAndDucts: "Fan and ducts",
    rooms: (count: number) => pluralize(count, { one: "Room", other: "Rooms" }),
  },
};

const tables = {
  hours: {
    title: "Building load by hour",
    hour: "Hour",
    outdoor: "Outdoor",
    wetBulb: "Wet bulb",
    sensible: "Sensible",
    latent: "Latent",
    total: "Cooling",
  },
  components: { title: "Room peaks by component", room: "Room", peak: "Peak", latent: "Latent" },
  heating: {
    title: "Heating by room",
    room: "Room",
    surfaces: "Walls, windows, roofs, floors",
    edges: "Slab edges",
    infiltration: "Infiltration",
    load: "Heating load",
    coolingAir: "Air, cooling",
    heatingAir: "Air, heating",
    total: "Total",
  },
  constructions: {
    title: "Constructions over the day (ISO 13786)",
    construction: "Construction",
    summerU: "U-factor, summer",
    periodicTransmittance: "Periodic transmittance",
    decrementFactor: "Decrement factor",
    timeLag: "Time lag",
    heatCapacity: "Heat capacity, inside",
  },
  states: {
    title: "Air states",
    air: "Air",
    dryBulb: "Dry bulb",
    wetBulb: "Wet bulb",
    relativeHumidity: "Relative humidity",
    humidityRatio: "Humidity ratio",
    enthalpy: "Enthalpy",
  },
};

/** Titles of steps, and the text of the one that is not a formula. */
const steps = {
  roomPeak: (room: string) => `${room}: peak`,
  roomPeakText: (values: { hour: string; outdoor: SentenceValue; sunAltitude: string; sunAzimuth: string }) =>
    sentence`The load of this room peaks at ${values.hour} standard time, with ${values.outdoor} outdoors and the sun ${values.sunAltitude}° above the horizon, ${values.sunAzimuth}° from north.`,
  peopleGain: (room: string) => `${room}: heat gain from people`,
  sensibleLoad: (room: string) => `${room}: sensible load`,
  supplyAir: (room: string) => `${room}: supply air`,
  heatingLoad: (room: string) => `${room}: heating load`,
  uFactor: ({ room, assembly }: { room: string; assembly: string }) => `${room}: U-factor of ${assembly}`,
  windowGain: (room: string) => `${room}: solar heat gain of the largest window`,
  ventilationEfficiency: (criticalRoom: string) =>
    `Ventilation efficiency by Appendix A; ${criticalRoom} is critical`,
  ductGain: "Duct gain, cooling",
  ductLoss: "Duct loss, heating",
  mixedAir: (hour: string) => `Mixed air at ${hour}`,
  coolingCoil: (hour: string) => `Cooling coil at ${hour}`,
};

const house = {
  corners: {
    n: "North corner",
    ne: "Northeast corner",
    e: "East corner",
    se: "Southeast corner",
    s: "South corner",
    sw: "Southwest corner",
    w: "West corner",
    nw: "Northwest corner",
  },
  sides: {
    n: "north",
    ne: "northeast",
    e: "east",
    se: "southeast",
    s: "south",
    sw: "southwest",
    w: "west",
    nw: "northwest",
  },
  roomName: ({ floor, corner }: { floor: number; corner: string }) =>
    `Floor ${floor}, ${corner.toLowerCase()}`,
  editRooms: "Edit this house room by room",
  placeMissing: "Choose a weather station near the house.",
  placeWithoutSun: "This station has no clear-sky data. Choose another one nearby.",
  range: ({ low, high }: { low: string; high: string }) =>
    low === high
      ? `${withUnitWord(low, "tons")} for any house like this`
      : `${low} to ${high} tons for houses like this`,
  steps: {
    plan: "The house",
    planText: (values: {
      stories: number;
      area: SentenceValue;
      side: SentenceValue;
      height: SentenceValue;
    }) =>
      sentence`${values.area} on ${pluralize(values.stories, { one: "one story", other: `${values.stories} stories` })} is a square with sides of ${values.side}; each story is ${values.height} high and has four rooms.`,
    planResult: ({
      roof,
      walls,
      glass,
    }: {
      roof: SentenceValue;
      walls: SentenceValue;
      glass: SentenceValue;
    }) => sentence`Roof ${roof}, walls ${walls}, of which windows ${glass}`,
    size: "Size and range",
    sizeText: ({ load, low, high }: { load: SentenceValue; low: SentenceValue; high: SentenceValue }) =>
      sentence`The load is ${load}. With insulation, windows and air leaks each halfway to the next better word it is ${low}; halfway to the next worse word, ${high}.`,
    sizeResult: ({ tons, range }: { tons: string; range: string }) =>
      `${withUnitWord(tons, "tons")}; ${range}`,
  },
  assumptions: {
    plan: (values: { side: SentenceValue; height: SentenceValue }) =>
      sentence`The house is a square of ${values.side} by ${values.side} with a flat ceiling at ${values.height} on each story, and each story has one room in each corner. A house with wings has more wall.`,
    envelope: (values: {
      wall: SentenceValue;
      ceiling: SentenceValue;
      window: SentenceValue;
      shgc: string;
    }) =>
      sentence`Walls have a U-factor of ${values.wall}, the ceiling ${values.ceiling}, windows ${values.window} with an SHGC of ${values.shgc}.`,
    windows: (values: { area: SentenceValue; share: string; side: string }) =>
      sentence`Windows are ${values.area}, ${values.share}% of the floor area, ${values.side}, without overhangs or trees. A window fills at most half of its wall. Interior shades pass 0.92 − 0.21 × SHGC of the sun (IECC, table R405.4.2(1)).`,
    evenSides: "one quarter on each side",
    mainSide: (side: string) => `half of them facing ${side}, the rest on the other three sides alike`,
    air: (values: { changes: string; outdoorAir: SentenceValue }) =>
      sentence`Air leaks in at ${values.changes} air changes per hour. A fan brings in ${values.outdoorAir} of outdoor air (ASHRAE 62.2).`,
    gains: (values: { people: SentenceValue; lights: SentenceValue }) =>
      sentence`Each person at rest gives off ${values.people}, sensible and latent. Lights and appliances give off ${values.lights}.`,
    ducts: ({ gain, loss }: { gain: string; loss: string }) =>
      `Ducts gain ${gain}% of the sensible cooling load and lose ${loss}% of the heating load (ASHRAE, R-8, supply and return each leak 5%).`,
    slab: "The house stands on a slab, which loses heat in winter along its edge.",
    openFloor: (u: SentenceValue) =>
      sentence`The floor has a U-factor of ${u} and sees half of the outdoor temperature difference.`,
    indoor: (values: { cooling: SentenceValue; heating: SentenceValue }) =>
      sentence`Indoors it is ${values.cooling} at 50% relative humidity in summer and ${values.heating} in winter. Walls and roof have a solar absorptance of 0.75 (IECC).`,
  },
  words: {
    title: "What the words stand for",
    property: "Property",
    better: "Halfway to better",
    house: "This house",
    worse: "Halfway to worse",
    rows: {
      wall: "U-factor, walls",
      ceiling: "U-factor, ceiling",
      window: "U-factor, windows",
      shgc: "SHGC, windows",
      share: "Window area per floor area",
      airChanges: "Air changes per hour",
      load: "Cooling load",
      heating: "Heating load",
    },
  },
  warnings: {
    wideRange:
      "Words are not measurements: the range shows how much they leave open. Edit the house room by room, or have a contractor calculate it by ACCA Manual J, before you buy.",
    severalUnits: (load: SentenceValue) =>
      sentence`Air conditioners for homes have less than 65,000 Btu/h (5 tons). For ${load}, plan two of them, or reduce the load first.`,
    noCooling: "On its design day this house needs no cooling.",
    ductsOutside: (load: SentenceValue) =>
      sentence`Of this load, ${load} is heat that the ducts pick up outside the rooms. Leaky ducts can double that or more; sealing them is cheaper than a larger air conditioner.`,
  },
};

export const messages = {
  errors,
  house,
  warnings,
  charts,
  tables,
  steps,
  roomName: (number: number) => `Room ${number}`,
  actualDensity: "Actual density",
  standardAir: ({ factors, altitudeFactor }: { factors: string; altitudeFactor: string }) =>
    `Standard air (${factors}) × ${altitudeFactor}`,
};
