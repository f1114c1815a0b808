import type { Example } from "../../kit/calculator/define.ts";
import { figures } from "./example-figures.ts";
import { inputs } from "./example-inputs.ts";

const apart = {
  kind: "independent",
  by: "tests/oracles/building-loads.py: conduction at 2,880 moments of the day by FFT, sun by vectors, moist air and every sum recomputed with numpy",
} as const;

/** The series of 24 numbers and the FFT agree to this part. */
const tolerance = 2e-5;

const worked = (
  id: keyof typeof inputs & keyof typeof figures,
  title: string,
  more?: Partial<Example>,
): Example => ({
  id,
  title,
  origin: apart,
  inputs: inputs[id],
  expect: { outputs: figures[id], tolerance },
  ...more,
});

export const examples: readonly Example[] = [
  worked("default", "Two rooms of a house in Atlanta", { displayed: true }),
  worked("phoenix-room", "300 ft² in Phoenix with 40 ft² of west-facing glass", { displayed: true }),
  worked("minneapolis-house", "A house of 1,500 ft² in Minneapolis, on a slab, with ducts in the attic"),
  worked("office-floor", "An office floor in Chicago: four sides and a core, ventilated by 62.1", {
    displayed: true,
  }),
  worked("appendix-a", "The same floor by Appendix A of 62.1, with at least 40% of the supply air"),
  worked("quick-peak", "A west-facing room by the quick peak, without storage"),
  worked("own-layers", "A hall behind concrete, insulation and brick: custom layers"),
  worked("typed-u", "Heavy, medium and light walls with only U known"),
  worked("area-alone", "A room of which only the area is given"),
  worked("deep-overhang", "A south window under a deep overhang"),
  worked("interior-room", "A conference room without outdoor walls, with its own hours"),
  worked("garage-and-floor", "A room over a porch and beside a garage"),
  worked("high-altitude", "A loft 1,650 m above sea level, with a custom climate"),
  worked("actual-density", "The same loft with airflows at their actual density"),
  worked("southern-summer", "January in the southern hemisphere"),
  worked("restaurant", "Dining room and kitchen in Miami, outdoor air for each one"),
  worked("wet-bulb-range", "The same restaurant with a wet bulb that swings by 2.5 K"),
  worked("variable-air", "Two offices by block load, with fan, ducts, margins and pick-up"),
  {
    id: "wet-bulb-above-dry-bulb",
    title: "A wet bulb above the dry bulb",
    origin: { kind: "independent", by: "there is no such air" },
    inputs: { coolingOutdoor: 30, coolingWetBulb: 31 },
    expect: { errors: ["coolingWetBulb"] },
  },
  {
    id: "window-larger-than-wall",
    title: "A window of 12 m² in a wall of 10 m²",
    origin: { kind: "independent", by: "geometry" },
    inputs: { rooms: [{ surfaces: [{ kind: "wall", area: 10, glass: "list", windowArea: 12 }] }] },
    expect: { errors: ["rooms.0.surfaces.0.windowArea"] },
  },
  {
    id: "no-optical-depths",
    title: "A station without clear-sky data",
    origin: { kind: "independent", by: "data/climate-stations" },
    inputs: { station: "tirana-alb" },
    expect: { errors: ["beamDepth"] },
  },
  {
    id: "unknown-construction",
    title: "A wall names a construction that does not exist",
    origin: { kind: "independent", by: "the list of constructions is empty" },
    inputs: { rooms: [{ surfaces: [{ kind: "wall", by: "layers", layers: "Brick" }] }] },
    expect: { errors: ["rooms.0.surfaces.0.layers"] },
  },
  {
    id: "warm-supply",
    title: "Supply air that is not colder than the room",
    origin: { kind: "independent", by: "heat flows from warm to cold" },
    inputs: { coolingSupply: 20, coolingIndoor: 20 },
    expect: { errors: ["coolingSupply"] },
  },
  {
    id: "hours-in-words",
    title: "Hours that cannot be read",
    origin: { kind: "independent", by: "the hours of a day" },
    inputs: { rooms: [{ hours: "own", ownHours: "in the morning" }] },
    expect: { errors: ["rooms.0.ownHours"] },
  },
];
