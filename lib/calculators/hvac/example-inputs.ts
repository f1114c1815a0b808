import type { Example } from "../../kit/calculator/define.ts";

const feet = (value: number) => ({ value, unit: "foot" });
const squareFeet = (value: number) => ({ value, unit: "square-foot" });
const fahrenheit = (value: number) => ({ value, unit: "fahrenheit" });
const perSquareFoot = (value: number) => ({ value, unit: "watt-per-square-foot" });

/** A perimeter zone of an office floor, 4.5 m deep. */
const zone = (name: string, orientation: string, area: number, people: number) => ({
  name,
  area,
  height: 3,
  people,
  activity: "moderately-active-office-work",
  hours: "office",
  lights: 7,
  equipment: 10,
  infiltration: 0.1,
  surfaces: [
    {
      kind: "wall",
      orientation,
      area: (area / 4.5) * 3.6,
      wallType: "brick-insulated-block",
      glass: "list",
      windowArea: area / 4.5 + 1,
      shade: 0.6,
    },
  ],
});

const phoenix = {
  handbook: "us",
  station: "phoenix-sky-harbor-intl-ap-az-usa",
  coolingIndoor: fahrenheit(75),
  heatingIndoor: fahrenheit(70),
  coolingSupply: fahrenheit(55),
  heatingSupply: fahrenheit(95),
  chilledRise: 5.5,
  hotDrop: 11,
};

const loft: Example["inputs"] = {
  station: "own",
  coolingOutdoor: 34,
  coolingWetBulb: 16,
  dailyRange: 15,
  heatingOutdoor: -18,
  altitude: 1650,
  latitude: 39.8,
  longitude: -104.7,
  utcOffset: -7,
  month: 7,
  beamDepth: 0.35,
  diffuseDepth: 2.3,
  skyModel: "2013",
  rooms: [
    {
      name: "Loft",
      area: 50,
      surfaces: [
        { kind: "wall", orientation: "se", area: 25, glass: "list", windowArea: 6 },
        { kind: "roof", roofType: "metal-deck-polyiso-75", absorptance: 0.5 },
      ],
    },
  ],
};

const officeFloor: Example["inputs"] = {
  station: "chicago-ohare-intl-ap-il-usa",
  mass: "medium",
  ventilation: "62.1",
  occupantDiversity: 80,
  rooms: [
    zone("North", "n", 90, 9),
    zone("East", "e", 60, 6),
    zone("South", "s", 90, 9),
    zone("West", "w", 60, 6),
    {
      name: "Core",
      area: 300,
      height: 3,
      people: 25,
      activity: "moderately-active-office-work",
      hours: "office",
      lights: 7,
      equipment: 10,
      infiltration: 0,
      surfaces: [],
    },
  ],
};

const restaurant: Example["inputs"] = {
  station: "miami-intl-ap-fl-usa",
  ventilation: "62.1-direct",
  distribution: "cool-ceiling",
  rooms: [
    {
      name: "Dining",
      area: 120,
      height: 3.5,
      people: 80,
      activity: "sedentary-work-restaurant",
      hours: "meals",
      lightHours: "always",
      lights: 9,
      equipment: 5,
      equipmentLatent: 500,
      space: "restaurant-dining-room",
      surfaces: [
        { kind: "wall", orientation: "w", area: 42, wallType: "block-xps", glass: "list", windowArea: 20 },
        { kind: "roof", roofType: "metal-deck-polyiso-75", absorptance: 0.4 },
      ],
    },
    {
      name: "Kitchen",
      area: 45,
      height: 3.5,
      people: 6,
      activity: "walking-light-machine-work",
      hours: "meals",
      equipment: 150,
      equipmentLatent: 2500,
      space: "kitchen-cooking",
      surfaces: [{ kind: "roof", roofType: "metal-deck-polyiso-75", absorptance: 0.4 }],
      setPoints: "own",
      coolingPoint: 26,
      heatingPoint: 19,
    },
  ],
};

/** Inputs by example; tests/oracles/building-loads-inputs.json has the same for Python. */
export const inputs = {
  default: {},
  "phoenix-room": {
    ...phoenix,
    bedrooms: 1,
    rooms: [
      {
        name: "Room",
        area: squareFeet(300),
        height: feet(9),
        lights: perSquareFoot(0.75),
        equipment: perSquareFoot(0.75),
        surfaces: [
          {
            kind: "wall",
            orientation: "w",
            area: squareFeet(180),
            glass: "list",
            windowArea: squareFeet(40),
          },
          { kind: "wall", orientation: "s", area: squareFeet(135) },
          { kind: "roof", area: squareFeet(300), absorptance: 0.8 },
        ],
      },
    ],
  },
  "minneapolis-house": {
    handbook: "us",
    ducts: "attic-r8-leakage-5-stories-1-furnace",
    chilledRise: 5.5,
    hotDrop: 11,
    station: "minneapolis-st-paul-intl-ap-mn-usa",
    coolingIndoor: fahrenheit(75),
    heatingIndoor: fahrenheit(70),
    coolingSupply: fahrenheit(55),
    heatingSupply: fahrenheit(110),
    bedrooms: 3,
    rooms: [
      {
        name: "House",
        area: squareFeet(1500),
        height: feet(8),
        people: 4,
        infiltration: 0.45,
        lights: perSquareFoot(0.4),
        equipment: perSquareFoot(0.4),
        surfaces: [
          ...["n", "e", "s", "w"].map((orientation) => ({
            kind: "wall",
            orientation,
            area: squareFeet(310),
            wallType: "stud-2x6-batt",
            glass: "own",
            windowArea: squareFeet(45),
            windowU: { value: 0.32, unit: "btu-per-hour-square-foot-fahrenheit" },
            shgc: 0.3,
          })),
          { kind: "roof", area: squareFeet(1500) },
          {
            kind: "slab",
            edge: feet(155),
            edgeLoss: { value: 0.54, unit: "btu-per-hour-foot-fahrenheit" },
          },
        ],
      },
    ],
  },
  "office-floor": officeFloor,
  "appendix-a": { ...officeFloor, ventilation: "62.1-a", minimumAir: 40 },
  "quick-peak": {
    mode: "quick",
    rooms: [
      {
        name: "West",
        area: 25,
        surfaces: [
          { kind: "wall", orientation: "w", area: 14, glass: "list", windowArea: 5 },
          { kind: "roof", absorptance: 0.9 },
        ],
      },
    ],
  },
  "own-layers": {
    mass: "heavy",
    flooring: "bare",
    constructions: [
      {
        name: "Concrete with EPS",
        layers: [
          { material: "gypsum-board", thickness: 13 },
          { material: "concrete-heavy", thickness: 180 },
          { material: "eps-24", thickness: 120 },
          { material: "own", resistance: 0.15 },
          { material: "brick", thickness: 100 },
        ],
      },
    ],
    rooms: [
      {
        name: "Hall",
        area: 60,
        height: 3.5,
        surfaces: [
          {
            kind: "wall",
            orientation: "sw",
            area: 40,
            by: "layers",
            layers: "concrete with eps",
            glass: "own",
            windowArea: 8,
            windowU: 1.4,
            shgc: 0.6,
          },
        ],
      },
    ],
  },
  "typed-u": {
    rooms: [
      {
        name: "Heavy",
        surfaces: [
          { kind: "wall", orientation: "w", area: 20, by: "u", uValue: 0.5, storage: "heavy" },
          { kind: "wall", orientation: "n", area: 15, by: "u", uValue: 0.8, storage: "medium" },
          { kind: "roof", area: 20, by: "u", uValue: 0.3, storage: "light", absorptance: 0.9 },
        ],
      },
    ],
  },
  "area-alone": { rooms: [{ name: "Room", area: 30 }] },
  "deep-overhang": {
    rooms: [
      {
        name: "South",
        surfaces: [
          {
            kind: "wall",
            orientation: "s",
            area: 15,
            glass: "own",
            windowArea: 6,
            shgc: 0.8,
            windowU: 2.8,
            overhang: 1.2,
            overhangGap: 0.3,
            windowHeight: 2,
          },
        ],
      },
    ],
  },
  "interior-room": {
    rooms: [
      {
        name: "Conference",
        area: 40,
        height: 3,
        people: 20,
        activity: "moderately-active-office-work",
        lights: 8,
        equipment: 8,
        hours: "own",
        ownHours: "8-12 13-17",
        lightHours: "office",
        equipmentHours: "always",
        equipmentLatent: 100,
        infiltration: 0,
        surfaces: [],
      },
    ],
    ventilation: "own",
    ownOutdoorAir: 150,
  },
  "garage-and-floor": {
    ventilation: "none",
    rooms: [
      {
        name: "Over the porch",
        area: 18,
        surfaces: [
          {
            kind: "wall",
            orientation: "ne",
            area: 12,
            glass: "list",
            windowArea: 2,
            glazing: "triple-lowe-01-6",
          },
          { kind: "partition", area: 10, partitionU: 0.5, exposure: 0.5 },
          { kind: "floor", area: 18 },
          { kind: "slab", edge: 3 },
        ],
      },
    ],
  },
  "high-altitude": loft,
  "actual-density": { ...loft, airDensity: "actual" },
  "southern-summer": {
    station: "own",
    coolingOutdoor: 31,
    coolingWetBulb: 22,
    dailyRange: 7,
    heatingOutdoor: 6,
    altitude: 40,
    latitude: -33.9,
    longitude: 151.2,
    utcOffset: 10,
    month: 1,
    beamDepth: 0.42,
    diffuseDepth: 2.2,
    skyModel: "2013",
    rooms: [
      {
        name: "Sunroom",
        surfaces: [
          { kind: "wall", orientation: "n", area: 12, glass: "list", windowArea: 6 },
          { kind: "wall", orientation: "w", area: 10, glass: "list", windowArea: 3 },
        ],
      },
    ],
  },
  restaurant,
  "wet-bulb-range": { ...restaurant, wetBulbRange: 2.5 },
  "variable-air": {
    flowBy: "block",
    coolingMargin: 10,
    heatingMargin: 10,
    pickUp: 20,
    ductGain: 3,
    fanPressure: 600,
    fanEfficiency: 60,
    rooms: [zone("East", "e", 60, 6), zone("West", "w", 60, 6)],
  },
} as const satisfies Readonly<Record<string, Example["inputs"]>>;
