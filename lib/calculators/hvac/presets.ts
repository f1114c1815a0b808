import type { Preset } from "../../kit/calculator/define.ts";
import type { DefaultRow } from "../../kit/fields/field.ts";

type BySystem = Readonly<Record<"si" | "us", string>>;
const round = (value: number, step: number): string =>
  String(Number((Math.round(value / step) * step).toFixed(2)));
const area = (squareMeters: number): BySystem => ({
  si: String(squareMeters),
  us: round(squareMeters * 10.7639, squareMeters < 10 ? 1 : 5),
});
const meters = (value: number): BySystem => ({ si: String(value), us: round(value * 3.28084, 0.5) });
const density = (value: number): BySystem => ({ si: String(value), us: round(value / 10.7639, 0.05) });

const wall = (orientation: string, gross: number, glass: number, more: DefaultRow = {}): DefaultRow => ({
  kind: "wall",
  orientation,
  area: area(gross),
  ...(glass > 0 && { glass: "list", windowArea: area(glass) }),
  ...more,
});
const roof = (type: string, absorptance: string): DefaultRow => ({
  kind: "roof",
  roofType: type,
  absorptance,
});
const slab = (edge: number): DefaultRow => ({ kind: "slab", edge: meters(edge) });

const home = (name: string, size: number, people: string, surfaces: readonly DefaultRow[]): DefaultRow => ({
  name,
  area: area(size),
  people,
  ...(name === "Kitchen" && { equipment: density(22) }),
  surfaces: [
    ...surfaces.map((each) => ({
      wallType: "stud-2x6-batt",
      ...each,
      ...("glass" in each && { glass: "own" }),
    })),
    roof("pitched-batt-250", "0.8"),
  ],
});

const office = (name: string, orientation: string, size: number, people: string): DefaultRow => {
  const length = size / 4.5;
  return {
    name,
    area: area(size),
    height: meters(3),
    people,
    activity: "moderately-active-office-work",
    hours: "office",
    lights: density(7),
    equipment: density(9),
    infiltration: "0.1",
    surfaces: [
      wall(orientation, Math.round(length * 3.6), Math.round(length * 1.4), {
        wallType: "metal-panel-insulated",
        shade: "0.6",
      }),
    ],
  };
};

export const presets: readonly Preset[] = [
  {
    id: "house",
    label: "House",
    inputs: {
      station: "new-york-laguardia-ap-ny-usa",
      bedrooms: "3",
      rooms: [
        home("Living room", 30, "2", [wall("s", 16, 6), wall("w", 13, 3), slab(11)]),
        home("Kitchen", 16, "1", [wall("n", 11, 2), wall("w", 11, 1), slab(8)]),
        home("Main bedroom", 18, "2", [wall("s", 11, 3), wall("e", 12, 2), slab(8)]),
        home("Bedroom 2", 13, "1", [wall("e", 10, 2), slab(3.5)]),
        home("Bedroom 3", 12, "1", [wall("n", 10, 2), wall("e", 9, 0), slab(7)]),
      ],
    },
  },
  {
    id: "office-floor",
    label: "Office floor",
    inputs: {
      station: "chicago-ohare-intl-ap-il-usa",
      mass: "medium",
      ventilation: "62.1",
      rooms: [
        office("North", "n", 90, "9"),
        office("East", "e", 60, "6"),
        office("South", "s", 90, "9"),
        office("West", "w", 60, "6"),
        {
          name: "Core",
          area: area(260),
          height: meters(3),
          people: "22",
          activity: "moderately-active-office-work",
          hours: "office",
          lights: density(7),
          equipment: density(9),
          infiltration: "0",
          surfaces: [],
        },
        {
          name: "Conference",
          area: area(40),
          height: meters(3),
          people: "20",
          activity: "moderately-active-office-work",
          hours: "own",
          ownHours: "9-12 13-17",
          lights: density(10),
          equipment: density(6),
          infiltration: "0",
          space: "conference-or-meeting-room",
          surfaces: [],
        },
      ],
    },
  },
  {
    id: "restaurant",
    label: "Restaurant",
    inputs: {
      station: "miami-intl-ap-fl-usa",
      ventilation: "62.1-direct",
      rooms: [
        {
          name: "Dining room",
          area: area(120),
          height: meters(3.5),
          people: "80",
          activity: "sedentary-work-restaurant",
          hours: "meals",
          lights: density(9),
          equipment: density(5),
          infiltration: "0.5",
          space: "restaurant-dining-room",
          surfaces: [
            wall("w", 42, 20, {
              wallType: "block-xps",
              shade: "0.7",
              overhang: meters(1.5),
              windowHeight: meters(2.5),
            }),
            wall("s", 28, 8, { wallType: "block-xps", shade: "0.7" }),
            roof("metal-deck-polyiso-75", "0.45"),
            slab(20),
          ],
        },
        {
          name: "Kitchen",
          area: area(45),
          height: meters(3.5),
          people: "5",
          activity: "walking-light-machine-work",
          hours: "meals",
          lights: density(12),
          equipment: density(150),
          equipmentLatent: { si: "2500", us: "8500" },
          infiltration: "0.2",
          space: "kitchen-cooking",
          setPoints: "own",
          coolingPoint: { si: "26", us: "79" },
          heatingPoint: { si: "19", us: "66" },
          surfaces: [
            wall("e", 25, 0, { wallType: "block-xps" }),
            roof("metal-deck-polyiso-75", "0.45"),
            slab(13),
          ],
        },
      ],
    },
  },
];
