import type { Example } from "../../kit/calculator/define.ts";

const oracle = {
  kind: "independent",
  by: "tests/oracles/building-loads.py: conduction at 2,880 moments of the day by FFT, sun by vectors, moist air and every sum recomputed with numpy",
} as const;

/** The series of 24 numbers and the FFT agree to this part. */
const tolerance = 2e-5;

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

export const examples: readonly Example[] = [
  {
    id: "default",
    title: "Two rooms of a house in Atlanta",
    origin: oracle,
    inputs: {},
    expect: {
      outputs: {
        coolingLoad: 2602.27623668,
        sensibleLoad: 2243.71847828,
        latentLoad: 358.557758405,
        peakHour: "16:00",
        heatingLoad: 1407.95201764,
        coilLoad: 3028.51631535,
        airFlow: 0.176706608273,
        outdoorAir: 0.017172017472,
        heatingCoil: 1963.49212913,
        chilledWaterFlow: 0.000131680862934,
        hotWaterFlow: 0.000042686634478,
        tons: 0.861143883852,
        coilSensibleRatio: 0.80635218982,
        airConvention: "Standard air (1.23, 3010, 1.20) × 0.963",
        diversity: 97.7565101026,
        floorArea: 43,
        coolingDensity: 60.5180520158,
        heatingDensity: 32.7430701777,
        flowDensity: 0.00410945600636,
        sumOfPeaks: 2661.99789042,
        rooms: [
          { name: "Living room", cooling: 1915.26099136, heating: 1007.70510109, peakHour: "16:00" },
          { name: "Bedroom", cooling: 746.736899067, heating: 400.246916557, peakHour: "11:00" },
        ],
      },
      tolerance,
    },
  },
  {
    id: "phoenix-room",
    title: "300 ft² in Phoenix with 40 ft² of west-facing glass",
    origin: oracle,
    inputs: {
      handbook: "us",
      station: "phoenix-sky-harbor-intl-ap-az-usa",
      coolingIndoor: fahrenheit(75),
      heatingIndoor: fahrenheit(70),
      coolingSupply: fahrenheit(55),
      heatingSupply: fahrenheit(95),
      chilledRise: 5.5,
      hotDrop: 11,
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
    expect: {
      outputs: {
        coolingLoad: 2841.02282011,
        sensibleLoad: 2750.17078836,
        latentLoad: 90.8520317534,
        peakHour: "17:00",
        heatingLoad: 588.690014879,
        coilLoad: 2995.33696222,
        airFlow: 0.209544480639,
        outdoorAir: 0.0113267386368,
        heatingCoil: 821.637118253,
        chilledWaterFlow: 0.000130238213994,
        hotWaterFlow: 0.000017862523012,
        sumOfPeaks: 2841.02282011,
        rooms: [{ name: "Room", cooling: 2841.02282011, heating: 588.690014879, peakHour: "17:00" }],
      },
      tolerance,
    },
  },
  {
    id: "office-floor",
    title: "An office floor in Chicago: four sides and a core, ventilated by 62.1",
    origin: oracle,
    inputs: {
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
    },
    expect: {
      outputs: {
        coolingLoad: 24815.025254,
        sensibleLoad: 21392.6044154,
        latentLoad: 3422.42083867,
        peakHour: "15:00",
        heatingLoad: 9322.62119299,
        coilLoad: 35154.9515435,
        airFlow: 1.87287214005,
        outdoorAir: 0.386666666667,
        heatingCoil: 28361.9923066,
        chilledWaterFlow: 0.00152854859398,
        hotWaterFlow: 0.00061659427135,
        sumOfPeaks: 28164.3080306,
        rooms: [
          { name: "North", cooling: 4158.62245716, heating: 2785.19127211, peakHour: "13:00" },
          { name: "East", cooling: 4826.37556706, heating: 1876.11932438, peakHour: "09:00" },
          { name: "South", cooling: 5752.78467213, heating: 2785.19127211, peakHour: "12:00" },
          { name: "West", cooling: 5394.9753343, heating: 1876.11932438, peakHour: "16:00" },
          { name: "Core", cooling: 8031.55, heating: 0, peakHour: "18:00" },
        ],
      },
      tolerance,
    },
  },
];
