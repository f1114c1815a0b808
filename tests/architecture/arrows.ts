import type { ImportGraph } from "./imports.ts";

/** Parts of the kit that a calculator's page needs; `phrases` and `reader` are loaded on the first question. */
const PAGE_KIT = ["lib/kit/quantities", "lib/kit/fields", "lib/kit/formulas", "lib/kit/calculator"];
const CATALOG = ["lib/units", "lib/core", ...PAGE_KIT, "lib/catalog", "lib/catalog/search"];
const CALCULATION = [...CATALOG, "lib/run"];

/**
 * Rooms and the neighbors that each may import, besides itself. A wing ("lib/core") stands for all its rooms. A neighbor
 * precedes the rooms that name it, so imports point one way. `*` is the folder of one calculator.
 */
export const ARROWS: Readonly<Record<string, readonly string[]>> = {
  "lib/units": [],
  "lib/core/locale": ["lib/units"],
  "lib/core/civil": ["lib/core/locale"],
  "lib/core/data": [],
  "lib/core/numeric": ["lib/units"],
  "lib/core/reals": ["lib/units"],
  "lib/core/result": [],
  "lib/core/search": [],
  "lib/core/forms": ["lib/core/result"],
  "lib/core/sources": [],
  data: ["lib/core/data"],
  "lib/converters": ["lib/units"],
  "lib/kit/quantities": ["lib/units", "lib/converters"],
  "lib/kit/fields": ["lib/units", "lib/core", "lib/kit/quantities"],
  "lib/kit/formulas": ["lib/units", "lib/kit/fields"],
  "lib/kit/calculator": ["lib/core", "lib/kit/quantities", "lib/kit/fields", "lib/kit/formulas"],
  "lib/kit/phrases": ["lib/units", "lib/core", "lib/kit/fields", "data"],
  "lib/kit/reader": ["lib/units", "lib/core", "lib/kit/quantities", "lib/kit/fields", "lib/kit/phrases"],
  "lib/science/chemistry": ["lib/units", "lib/core"],
  "lib/science/finance": ["lib/core", "lib/kit/fields", "lib/kit/formulas"],
  "lib/science/health": ["lib/core"],
  "lib/science/plumbing": ["lib/units", "lib/core"],
  "lib/science/psychrometrics": ["lib/units", "lib/core", "lib/kit/fields", "lib/kit/calculator"],
  "lib/science/solar": [],
  "lib/science/ventilation": ["lib/units", "lib/core/result"],
  "lib/science/building-load": ["lib/units", "lib/science/psychrometrics"],
  "lib/science/fluids": ["lib/units", "lib/core", "lib/science/psychrometrics"],
  "lib/science/functions": ["lib/units", "lib/core"],
  "lib/science/algebra": [
    "lib/units",
    "lib/core",
    "lib/converters",
    "lib/kit/formulas",
    "lib/kit/calculator",
    "lib/science/functions",
  ],
  "lib/science/fire": ["lib/units", "lib/core", "lib/science/fluids"],
  "lib/calculators/*": ["lib/units", "lib/core", ...PAGE_KIT, "lib/science"],
  "lib/calculators/*/entries": ["lib/calculators/*", "lib/kit/calculator", "lib/science", "data"],
  "lib/calculators/*/phrases": [
    "lib/calculators/*",
    "lib/units",
    "lib/core",
    "lib/kit",
    "lib/science",
    "data",
  ],
  "lib/catalog": [
    "lib/units",
    "lib/converters",
    "lib/core",
    ...PAGE_KIT,
    "lib/science/functions",
    "lib/calculators/*",
  ],
  "lib/catalog/entries": ["lib/catalog", "lib/kit/calculator", "lib/calculators/*/entries"],
  "lib/catalog/phrases": ["lib/catalog", "lib/kit", "lib/calculators/*/phrases"],
  "lib/catalog/search": ["lib/units", "lib/core", ...PAGE_KIT, "lib/catalog", "lib/catalog/entries"],
  // Loads the reader of words if a field is not plain.
  "lib/run": [...CATALOG, "lib/catalog/entries", "lib/kit/reader"],
  "lib/verification": [...CALCULATION, "lib/calculators/*", "lib/science/chemistry", "lib/science/functions"],
  "lib/projects": ["lib/core", ...PAGE_KIT, "lib/catalog", "lib/run"],
  "lib/faces/answers": [
    ...CALCULATION,
    "lib/kit/phrases",
    "lib/kit/reader",
    "lib/science/functions",
    "lib/calculators/*",
    "lib/catalog/phrases",
    "lib/projects",
  ],
  "lib/faces/api": [...CALCULATION],
  "lib/faces/embed": ["lib/catalog"],
  "lib/faces/explore": [...CALCULATION],
  "lib/faces/page": [...CALCULATION],
  "lib/faces/plain": [...CALCULATION],
  "lib/faces/report": [...CALCULATION, "lib/projects"],
  "lib/faces/sheet": [...CALCULATION],
  "lib/agents": [...CALCULATION, "lib/kit/phrases", "lib/faces"],
  content: [],
  "lib/server/front": ["lib/core/locale"],
  "lib/server": [
    ...CALCULATION,
    "lib/core",
    "lib/kit/phrases",
    "lib/kit/reader",
    "lib/science/algebra",
    "lib/catalog/phrases",
    "lib/projects",
    "lib/faces",
    "lib/agents",
    "content",
    "lib/server/front",
  ],
  "components/ui": ["lib/core/locale", "lib/catalog"],
  "components/formula": ["lib/kit/formulas"],
  "components/table": [...CALCULATION, "components/ui"],
  "components/chart": [...CALCULATION, "components/table", "components/ui"],
  "components/calendar": ["lib/core", "lib/kit/calculator"],
  "components/page": [...CALCULATION, "lib/faces/page", "components/ui"],
  "components/report": [
    ...CALCULATION,
    "lib/faces/report",
    "components/calendar",
    "components/chart",
    "components/formula",
  ],
  "components/forms": ["lib/core", "components/ui"],
  "components/reviews": ["lib/core/locale", "lib/catalog", "components/ui"],
  "components/faq": ["lib/catalog", "components/ui"],
  "components/plain": ["lib/faces/plain", "components/ui"],
  "components/verification": [...CALCULATION, "lib/verification", "components/ui"],
  "components/article": [
    "lib/units",
    "lib/core/locale",
    "lib/kit/quantities",
    "lib/kit/fields",
    "lib/kit/calculator",
    "lib/catalog",
    "components/formula",
    "components/ui",
  ],
  "components/drawing": [
    "lib/units",
    "lib/core/numeric",
    "lib/science/finance",
    "lib/science/fire",
    "lib/science/health",
    "lib/science/psychrometrics",
  ],
  "components/calculator": [
    ...CALCULATION,
    "lib/catalog/entries",
    "lib/projects",
    "lib/faces/explore",
    "lib/faces/page",
    "lib/faces/plain",
    "lib/faces/report",
    "lib/faces/sheet",
    "components/calendar",
    "components/chart",
    "components/formula",
    "components/page",
    "components/plain",
    "components/report",
    "components/table",
    "components/ui",
  ],
  "components/converter": [
    ...CALCULATION,
    "lib/faces/page",
    "lib/faces/plain",
    "components/formula",
    "components/page",
    "components/plain",
    "components/ui",
  ],
  "components/project": [
    ...CALCULATION,
    "lib/projects",
    "lib/faces/report",
    "components/calculator",
    "components/chart",
    "components/page",
    "components/report",
    "components/ui",
  ],
  "components/panels": [
    ...CALCULATION,
    "lib/science",
    "lib/calculators/*",
    "lib/faces/answers",
    "components/calculator",
    "components/chart",
    "components/formula",
    "components/page",
    "components/ui",
  ],
  "components/embed": [
    ...CALCULATION,
    "lib/faces/embed",
    "lib/faces/page",
    "lib/faces/plain",
    "components/calculator",
    "components/converter",
    "components/formula",
    "components/page",
    "components/plain",
    "components/ui",
  ],
  "components/home": [
    "lib/catalog",
    "lib/catalog/search",
    "lib/projects",
    "components/converter",
    "components/page",
    "components/project",
    "components/ui",
  ],
  "components/search": [
    ...CALCULATION,
    "lib/faces/answers",
    "components/calculator",
    "components/page",
    "components/ui",
  ],
  "components/chat": ["lib/core", "components/calculator", "components/page", "components/ui"],
  "components/site": [
    "lib/catalog",
    "lib/catalog/search",
    "lib/faces/page",
    "components/calculator",
    "components/chat",
    "components/converter",
    "components/page",
    "components/search",
    "components/ui",
  ],
  "components/admin": [
    "lib/core/locale",
    "lib/core/result",
    "lib/catalog",
    "components/calculator",
    "components/site",
    "components/ui",
  ],
  app: [
    ...CALCULATION,
    "lib/calculators/*",
    "lib/verification",
    "lib/projects",
    "lib/faces",
    "lib/server",
    "components",
    "content",
  ],
};

/** Wings with rooms: a file lies in a room. */
const WINGS = ["lib/core", "lib/kit", "lib/science", "lib/faces", "components"];
const isSource = (path: string): boolean => /^(data|lib|components|content|app)\//.test(path);
const calculatorOf = (path: string): string | undefined => /^lib\/calculators\/([^/]+)\//.exec(path)?.[1];
const panelOf = (path: string): string | undefined => /^components\/panels\/([^/]+)\//.exec(path)?.[1];

/** Returns the room of a path; undefined if it has none, as a loose file of a wing. */
export function roomOf(path: string): string | undefined {
  const calculatorPart =
    /^lib\/(?:calculators\/[^/]+\/|catalog\/(?:generated\/)?)(phrases|entries)(?:-[a-z-]+)?[./]/.exec(
      path,
    )?.[1];
  const [top = "", wing = "", room = "", ...rest] = path.split("/");
  const parent = top === "lib" ? `lib/${wing}` : top;
  if (parent === "lib/calculators")
    return rest.length === 0
      ? undefined
      : ["lib/calculators/*", ...(calculatorPart ? [calculatorPart] : [])].join("/");
  if (parent === "lib/catalog" && calculatorPart) return `${parent}/${calculatorPart}`;
  const names = [`${parent}/${room}`, `${top}/${wing}`, top];
  return names.find((name) => name in ARROWS && path.startsWith(`${name}/`));
}

const isNeighbor = (room: string, other: string): boolean =>
  (ARROWS[room] ?? []).some(
    (name) => name === other || (WINGS.includes(name) && other.startsWith(`${name}/`)),
  );

/** Returns the error of one import, or undefined. */
function violation(file: string, target: string): string | undefined {
  const [room, other] = [roomOf(file), roomOf(target)];
  if (room === undefined) return undefined;
  if (!isSource(target)) return room === "lib/units" ? "lib/units imports nothing outside itself" : undefined;
  if (other === undefined) return "leads to no room";
  // Code that only the server runs may import a table (docs/decisions/data-sets.md).
  if (other === "data" && room !== "data" && !target.endsWith(".json"))
    return "the schemas of data are for tests";
  if (room !== other && !isNeighbor(room, other)) return `${room} does not name ${other} as a neighbor`;
  if (room === "lib/converters" && other === room) return "a converter is data: it imports only lib/units";
  const crosses = [calculatorOf, panelOf].some((partOf) => {
    const [from, to] = [partOf(file), partOf(target)];
    return from !== undefined && to !== undefined && from !== to;
  });
  return crosses ? "one calculator never imports another" : undefined;
}

/** Lists every file and import that breaks the arrows, as a line each. */
export const violationsOf = (graph: ImportGraph): string[] =>
  [...graph].flatMap(([file, targets]) => {
    const lines = targets.flatMap((target) => {
      const reason = violation(file, target);
      return reason ? [`${file} → ${target}: ${reason}`] : [];
    });
    if (roomOf(file) === undefined) lines.push(`${file}: lies in no room`);
    if (file.startsWith("lib/") && file.endsWith(".tsx")) lines.push(`${file}: panels belong to components`);
    return lines;
  });

/** Lists the neighbors that a room names and no file of it imports; those of CALCULATION come together. */
export function unusedNeighborsOf(graph: ImportGraph): string[] {
  const used = new Set(
    [...graph].flatMap(([file, targets]) => targets.map((target) => `${roomOf(file)} → ${roomOf(target)}`)),
  );
  return Object.entries(ARROWS).flatMap(([room, neighbors]) =>
    neighbors.flatMap((name) => {
      if (CALCULATION.includes(name)) return [];
      const rooms = WINGS.includes(name)
        ? Object.keys(ARROWS).filter((other) => other.startsWith(`${name}/`))
        : [name];
      return rooms.some((other) => used.has(`${room} → ${other}`)) ? [] : [`${room} → ${name}`];
    }),
  );
}

/** Lists the arrows that run upward: a room names a neighbor that does not precede it. */
export function upwardArrows(): string[] {
  const rooms = Object.keys(ARROWS);
  return rooms.flatMap((room, place) =>
    (ARROWS[room] ?? []).flatMap((name) => {
      const neighbors = WINGS.includes(name) ? rooms.filter((other) => other.startsWith(`${name}/`)) : [name];
      const isAbove = neighbors.some((other) => other !== room && !rooms.slice(0, place).includes(other));
      return isAbove ? [`${room} → ${name}`] : [];
    }),
  );
}
