import type { DefaultRow } from "../kit/fields/field.ts";
import type { ProjectLink } from "./project.ts";

/**
 * Worked example: a one-story office of eight rooms near Chicago, in round figures of both systems. Omitted
 * inputs have the calculators' defaults; linked ones get their values from there
 * (lib/projects/example-project.ts).
 */

interface ExampleEntry {
  id: string;
  calculator: string;
  title: string;
  notes: string;
  /** Values as in a row's default: texts, or one for each system, in its default unit. */
  inputs: DefaultRow;
  links: readonly Pick<ProjectLink, "field" | "from" | "output">[];
}

const area = (si: number, us: number) => ({ si: String(si), us: String(us) });

/** Outside wall 3.5 m (11.5 ft) high, with an optional window. */
const wall = (orientation: string, gross: DefaultRow[string], window?: DefaultRow[string]): DefaultRow => ({
  kind: "wall",
  orientation,
  area: gross,
  wallType: "brick-veneer-2x4",
  ...(window && { glass: "list", windowArea: window, glazing: "double-lowe-01-6", shade: "0.6" }),
});
const roof: DefaultRow = { kind: "roof", roofType: "metal-deck-polyiso-150", absorptance: "0.7" };

interface Room {
  name: string;
  area: DefaultRow[string];
  people: string;
  surfaces: readonly DefaultRow[];
  space?: string;
  equipment?: DefaultRow[string];
}
const room = ({ surfaces, ...about }: Room): DefaultRow => ({
  activity: "moderately-active-office-work",
  hours: "office",
  infiltration: "0.2",
  lights: { si: "7", us: "0.65" },
  equipment: { si: "11", us: "1" },
  space: "office-space",
  ...about,
  surfaces: [...surfaces, roof],
});

const rooms = [
  room({
    name: "Reception",
    area: area(28, 300),
    people: "3",
    space: "reception-area",
    surfaces: [wall("n", area(21, 225), area(8, 86))],
  }),
  room({
    name: "Open office",
    area: area(74, 800),
    people: "8",
    surfaces: [wall("n", area(42, 450), area(14, 150)), wall("e", area(21, 225), area(7, 75))],
  }),
  room({
    name: "Office 1",
    area: area(14, 150),
    people: "1",
    surfaces: [wall("s", area(14, 150), area(4, 43)), wall("e", area(12, 130), area(3, 32))],
  }),
  room({
    name: "Office 2",
    area: area(14, 150),
    people: "1",
    surfaces: [wall("s", area(14, 150), area(4, 43))],
  }),
  room({
    name: "Office 3",
    area: area(14, 150),
    people: "1",
    surfaces: [wall("s", area(14, 150), area(4, 43))],
  }),
  room({
    name: "Meeting room",
    area: area(28, 300),
    people: "10",
    space: "conference-or-meeting-room",
    surfaces: [wall("s", area(21, 225), area(6, 65)), wall("w", area(16, 170), area(5, 54))],
  }),
  room({
    name: "Break room",
    area: area(19, 200),
    people: "4",
    space: "break-room",
    surfaces: [wall("w", area(16, 170), area(4, 43))],
  }),
  room({
    name: "Copy room",
    area: area(9, 100),
    people: "1",
    equipment: { si: "40", us: "3.7" },
    surfaces: [],
  }),
];

/** Duct from the numbered trunk to a room; its airflow follows the room's. */
const branch = (name: string, after: string, length: DefaultRow[string]): DefaultRow => ({
  name,
  after,
  length,
  equipment: { si: "25", us: "0.1" },
  fittings: [
    { fitting: "tee-diverging-branch", number: "1" },
    { fitting: "elbow-90-5-gore", number: "1" },
  ],
});
const ducts: readonly DefaultRow[] = [
  {
    name: "Trunk 1",
    after: "0",
    flow: "",
    length: area(6, 20),
    equipment: { si: "150", us: "0.6" },
    fittings: [{ fitting: "elbow-90-5-gore", number: "2" }],
  },
  {
    name: "Trunk 2",
    after: "1",
    flow: "",
    length: area(9, 30),
    fittings: [{ fitting: "tee-diverging-straight", number: "1" }],
  },
  branch("Reception", "1", area(5, 16)),
  branch("Open office", "1", area(6, 20)),
  branch("Copy room", "1", area(3, 10)),
  branch("Break room", "1", area(7, 23)),
  branch("Office 1", "2", area(8, 26)),
  branch("Office 2", "2", area(5, 16)),
  branch("Office 3", "2", area(5, 16)),
  branch("Meeting room", "2", area(8, 26)),
];

/** Closed loop of copper to a coil and back. */
const loop = (temperature: DefaultRow[string]): DefaultRow => ({
  mode: "size",
  given: "volume",
  fluid: "water",
  material: "copper-l",
  temperature,
  length: area(40, 130),
});

export const exampleEntries: readonly ExampleEntry[] = [
  {
    id: "rooms",
    calculator: "hvac",
    title: "Rooms",
    notes: "Eight rooms under one roof; brick veneer, low-e glass with light blinds. One air handler.",
    inputs: {
      mode: "rts",
      station: "chicago-ohare-intl-ap-il-usa",
      ventilation: "62.1",
      occupantDiversity: "80",
      rooms,
    },
    links: [],
  },
  {
    id: "ducts",
    calculator: "ductsizer",
    title: "Supply ducts",
    notes: "Two trunks above the corridor. Each trunk carries the airflow of the downstream sections.",
    inputs: { mode: "run", sections: ducts },
    links: [{ field: "sections", from: "rooms", output: "rooms" }],
  },
  {
    id: "chilled-water",
    calculator: "pipesizer",
    title: "Chilled water",
    notes: "From the rooftop chiller to the air handler’s coil, supply and return.",
    inputs: loop({ si: "7", us: "45" }),
    links: [{ field: "flow", from: "rooms", output: "chilledWaterFlow" }],
  },
  {
    id: "hot-water",
    calculator: "pipesizer",
    title: "Heating water",
    notes: "From the boiler to the heating coil, supply and return.",
    inputs: loop({ si: "60", us: "140" }),
    links: [{ field: "flow", from: "rooms", output: "hotWaterFlow" }],
  },
  {
    id: "fixtures",
    calculator: "plumbing",
    title: "Plumbing fixtures",
    notes: "Two restrooms, a break room sink and a service sink.",
    inputs: {
      mode: "supply",
      fixtures: [
        { fixture: "water-closet-public-tank", number: "4" },
        { fixture: "urinal-tank", number: "1" },
        { fixture: "lavatory-public", number: "4" },
        { fixture: "kitchen-sink-commercial", number: "1" },
        { fixture: "service-sink", number: "1" },
        { fixture: "drinking-fountain", number: "1" },
      ],
      streetPressure: area(400, 60),
      rise: area(3, 10),
      length: area(30, 100),
    },
    links: [],
  },
  {
    id: "water-service",
    calculator: "pipesizer",
    title: "Water service",
    notes: "From the meter to the restrooms.",
    inputs: {
      mode: "size",
      given: "volume",
      fluid: "water",
      material: "copper-l",
      temperature: { si: "10", us: "50" },
      length: area(30, 100),
    },
    links: [{ field: "flow", from: "fixtures", output: "demand" }],
  },
  {
    id: "sprinklers",
    calculator: "firefighting",
    title: "Sprinklers",
    notes: "Offices are light hazard. Eight sprinklers in the design area, on two branch lines.",
    inputs: {
      mode: "sprinklers",
      hazard: "light",
      spacing: area(4.2, 14),
      lineSpacing: area(4.2, 14),
      segments: [
        { name: "1–2", pipe: "steel-40-1", length: area(4.2, 14) },
        { name: "2–3", pipe: "steel-40-1-1-4", length: area(4.2, 14) },
        { name: "3–4", pipe: "steel-40-1-1-2", length: area(4.2, 14) },
        {
          name: "4–A",
          pipe: "steel-40-1-1-2",
          length: area(2.1, 7),
          fittings: [{ fitting: "tee-branch", number: "1" }],
        },
        { name: "A–B", joins: "none", pipe: "steel-40-2-1-2", length: area(4.2, 14) },
        {
          name: "Riser",
          joins: "alike",
          pipe: "steel-40-3",
          length: area(20, 65),
          fall: area(3, 10),
          fittings: [
            { fitting: "elbow-90", number: "3" },
            { fitting: "butterfly-valve", number: "1" },
            { fitting: "swing-check", number: "1" },
          ],
        },
      ],
    },
    links: [],
  },
  {
    id: "fire-main",
    calculator: "pipesizer",
    title: "Fire main",
    notes: "Underground, from the street to the riser.",
    inputs: {
      mode: "size",
      given: "volume",
      fluid: "water",
      material: "ductile-iron-350",
      temperature: { si: "10", us: "50" },
      length: area(30, 100),
    },
    links: [{ field: "flow", from: "sprinklers", output: "totalDemand" }],
  },
];
