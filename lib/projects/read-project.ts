import { formatInteger } from "../core/locale/locale.ts";
import { countProjectRows } from "./count-rows.ts";
import { MAX_PROJECT_ROWS, PROJECT_FORMAT, PROJECT_VERSION } from "./limits.ts";
import { inOrderOfLinks } from "./link-order.ts";
import { type Migrations, migrated, migrations } from "./migrations.ts";
import { type Project, projectSchema } from "./project.ts";

/** Characters of a project as JSON: of forty calculators with their rows, several times what anyone fills in. */
export const MAX_PROJECT_TEXT = 2_000_000;

/** A project, or a sentence on why it is none. */
export type ReadProject = { ok: true; project: Project } | { ok: false; message: string };

const failure = (message: string): ReadProject => ({ ok: false, message });

/** Reads the text of a file or a link. Never throws; what it refuses has changed nothing. */
export function projectOfText(text: string): ReadProject {
  if (text.length > MAX_PROJECT_TEXT)
    return failure("The file is too large for a project: the limit is 2 million characters.");
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch {
    return failure("The file is not valid JSON, or it is incomplete. Export the project again.");
  }
  return readProject(value);
}

/** Reads a project of this version or an older one, as JSON gave it. Never throws. */
export function readProject(value: unknown, steps: Migrations = migrations): ReadProject {
  if (typeof value !== "object" || value === null || !("format" in value) || value.format !== PROJECT_FORMAT)
    return failure(`The file is not a SciCalc project: its “format” is not “${PROJECT_FORMAT}”.`);
  const version = "version" in value ? value.version : undefined;
  if (typeof version !== "number" || !Number.isInteger(version) || version < 1)
    return failure("The file does not state which version of the project format it uses.");
  if (version > PROJECT_VERSION)
    return failure(
      `The project was saved by a newer version of SciCalc (format ${version}; this page reads up to ${PROJECT_VERSION}). Reload the page and try again.`,
    );
  const current = currentShape(value, version, steps);
  if (!current) return failure(`Projects in format ${version} can no longer be read.`);
  // Before the schema, whose work grows with the rows.
  if (countProjectRows(current) > MAX_PROJECT_ROWS)
    return failure(
      `The project has more than ${formatInteger(MAX_PROJECT_ROWS)} rows in its lists. Divide it into several projects.`,
    );
  const parsed = projectSchema.safeParse(current);
  if (!parsed.success) return failure(whatIsWrong(parsed.error.issues[0]));
  const wrong = wrongLink(parsed.data);
  return wrong === undefined ? { ok: true, project: parsed.data } : failure(wrong);
}

function currentShape(value: object, version: number, steps: Migrations) {
  try {
    return migrated({ ...value }, version, PROJECT_VERSION, steps);
  } catch {
    // A migration gets data that nothing has validated yet.
    return undefined;
  }
}

interface Issue {
  path: readonly PropertyKey[];
  message: string;
  code?: string;
  keys?: readonly string[];
}

/** "The project cannot be read: calculator 3, inputs.flow: must be text, a number …" */
function whatIsWrong(issue: Issue | undefined): string {
  const start = "The project cannot be read";
  if (!issue) return `${start}.`;
  const [first, index, ...rest] = issue.path;
  const inEntry = first === "entries" && typeof index === "number";
  const place = inEntry
    ? [`calculator ${index + 1}`, rest.map(String).join(".")].filter(Boolean).join(", ")
    : issue.path.map(String).join(".");
  const complaint =
    issue.code === "unrecognized_keys"
      ? `has “${(issue.keys?.[0] ?? "").slice(0, 40)}”, which this version does not recognize`
      : issue.code === "invalid_key"
        ? "has a field name that is not allowed"
        : issue.message;
  return `${start}: ${place.slice(0, 120)}${place && " "}${complaint}.`;
}

/**
 * Returns a sentence about the first problem that a schema cannot express: a duplicate ID, a link to a missing entry,
 * or a circle of links; undefined if there is none.
 */
function wrongLink({ entries }: Project): string | undefined {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  if (byId.size < entries.length) return "The project cannot be read: two calculators have the same ID.";
  for (const [index, { links }] of entries.entries()) {
    const lost = links.find(({ from }) => !byId.has(from));
    if (lost)
      return `The project cannot be read: calculator ${index + 1} is linked to a calculator that is missing (${lost.from}).`;
    if (new Set(links.map(({ field }) => field)).size < links.length)
      return `The project cannot be read: a field of calculator ${index + 1} has two links.`;
  }
  return inOrderOfLinks(entries) === undefined
    ? "The project cannot be read: its calculators are linked in a loop."
    : undefined;
}
