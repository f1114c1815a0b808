import { type Failure, failure, type Result, success } from "../core/result/result.ts";
import { countProjectRows } from "./count-rows.ts";
import { messages } from "./file-messages.ts";
import { MAX_PROJECT_ROWS, PROJECT_FORMAT, PROJECT_VERSION } from "./limits.ts";
import { inOrderOfLinks } from "./link-order.ts";
import { type Migrations, migrated, migrations } from "./migrations.ts";
import { type Project, projectSchema } from "./project.ts";

/** Maximum characters of a project as JSON: several times forty calculators with rows. */
export const MAX_PROJECT_TEXT = 2_000_000;

const invalid = (message: string): Failure => failure("", message);

/** Parses the text of a file or a link. Never throws. */
export function projectOfText(text: string): Result<Project> {
  if (text.length > MAX_PROJECT_TEXT) return invalid(messages.fileTooLarge);
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch {
    return invalid(messages.fileInvalid);
  }
  return readProject(value);
}

/** Parses a project of this version or an older one from JSON. Never throws. */
export function readProject(value: unknown, steps: Migrations = migrations): Result<Project> {
  if (typeof value !== "object" || value === null || !("format" in value) || value.format !== PROJECT_FORMAT)
    return invalid(messages.formatUnknown(PROJECT_FORMAT));
  const version = "version" in value ? value.version : undefined;
  if (typeof version !== "number" || !Number.isInteger(version) || version < 1)
    return invalid(messages.versionMissing);
  if (version > PROJECT_VERSION)
    return invalid(messages.versionTooNew({ version, maximum: PROJECT_VERSION }));
  const current = currentShape(value, version, steps);
  if (!current) return invalid(messages.versionTooOld(version));
  // Checked before the schema, whose work grows with the rows.
  if (countProjectRows(current) > MAX_PROJECT_ROWS) return invalid(messages.tooManyRows(MAX_PROJECT_ROWS));
  const parsed = projectSchema.safeParse(current);
  if (!parsed.success) return invalid(whatIsWrong(parsed.error.issues[0]));
  const wrong = wrongLink(parsed.data);
  return wrong === undefined ? success(parsed.data) : invalid(wrong);
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

/** Formats "The project cannot be read: calculator 3, inputs.flow: must be text, a number …". */
function whatIsWrong(issue: Issue | undefined): string {
  if (!issue) return messages.unreadable;
  const [first, index, ...rest] = issue.path;
  const inEntry = first === "entries" && typeof index === "number";
  const place = inEntry
    ? [`calculator ${index + 1}`, rest.map(String).join(".")].filter(Boolean).join(", ")
    : issue.path.map(String).join(".");
  const problem =
    issue.code === "unrecognized_keys"
      ? messages.parts.nameUnknown((issue.keys?.[0] ?? "").slice(0, 40))
      : issue.code === "invalid_key"
        ? messages.parts.nameNotAllowed
        : issue.message;
  return messages.partInvalid({ place: place.slice(0, 120), problem });
}

/**
 * Returns a sentence about the first problem that a schema cannot express: a duplicate ID, a link to a missing entry,
 * or a circle of links; undefined if there is none.
 */
function wrongLink({ entries }: Project): string | undefined {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  if (byId.size < entries.length) return messages.idRepeated;
  for (const [index, { links }] of entries.entries()) {
    const lost = links.find(({ from }) => !byId.has(from));
    if (lost) return messages.linkLost({ calculator: index + 1, from: lost.from });
    if (new Set(links.map(({ field }) => field)).size < links.length) return messages.linkRepeated(index + 1);
  }
  return inOrderOfLinks(entries) === undefined ? messages.linksInLoop : undefined;
}
