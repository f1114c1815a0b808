import { findPasswordWeakness } from "./auth/password.ts";
import { type Environment, SETTING_NAMES, type SettingName, settingSchemas } from "./env.ts";
import { messages } from "./messages.ts";

type Values = Readonly<Record<string, string | undefined>>;

/** Maximum edits of a probable misspelling; short names have too many neighbors. */
const MAX_EDITS = 2;
const MIN_TYPO_LENGTH = 7;

const isSet = (values: Values, name: SettingName): boolean => (values[name] ?? "").trim() !== "";

/**
 * Finds all problems that keep the site from serving with these settings. @returns a sentence for each, which
 * names the setting and never contains its value
 */
export async function findSettingProblems(values: Values): Promise<string[]> {
  const problems: string[] = [];
  const parsed: Partial<Record<SettingName, unknown>> = {};
  for (const name of SETTING_NAMES) {
    const result = settingSchemas[name].safeParse(values[name]);
    if (result.success) parsed[name] = result.data;
    else problems.push(result.error.issues[0]?.message ?? messages.settings.unreadable(name));
  }
  const settings = parsed as Partial<Environment>;
  return [...problems, ...findConflicts(values, settings), ...(await findWeakPassword(settings))];
}

/** Finds settings that are valid individually but not in combination. */
function findConflicts(values: Values, parsed: Partial<Environment>): string[] {
  const problems: string[] = [];
  const has = (name: SettingName): boolean => isSet(values, name);
  const { PORT, METRICS_PORT } = parsed;
  if (PORT !== undefined && PORT === METRICS_PORT) problems.push(messages.settings.samePorts);
  if (has("SMTP_URL") && !has("MAIL_TO")) problems.push(messages.settings.mailWithoutRecipient);
  else if (!has("SMTP_URL") && (has("MAIL_TO") || has("MAIL_FROM")))
    problems.push(messages.settings.mailWithoutServer(has("MAIL_TO") ? "MAIL_TO" : "MAIL_FROM"));
  if (has("OPENAI_BASE_URL") && !has("OPENAI_API_KEY")) problems.push(messages.settings.modelWithoutKey);
  if (has("ADMIN_EMAIL") && !has("ADMIN_PASSWORD")) problems.push(messages.settings.adminEmailAlone);
  if (has("ADMIN_PASSWORD") && !has("ADMIN_EMAIL")) problems.push(messages.settings.adminPasswordAlone);
  return problems;
}

async function findWeakPassword({ ADMIN_EMAIL, ADMIN_PASSWORD }: Partial<Environment>): Promise<string[]> {
  if (ADMIN_EMAIL === undefined || ADMIN_PASSWORD === undefined) return [];
  const weakness = await findPasswordWeakness(ADMIN_PASSWORD, ADMIN_EMAIL);
  return weakness === undefined ? [] : [messages.settings.adminPasswordWeak(weakness)];
}

/**
 * Finds environment variables that are probably misspelled settings. @returns a sentence for each, without
 * its value
 */
export function findTypos(values: Values): string[] {
  return Object.keys(values).flatMap((name) => {
    if (name.length < MIN_TYPO_LENGTH || (values[name] ?? "").trim() === "") return [];
    if (SETTING_NAMES.some((setting) => setting === name)) return [];
    const meant = SETTING_NAMES.find((setting) => countEdits(name.toUpperCase(), setting) <= MAX_EDITS);
    return meant === undefined ? [] : [messages.settings.unknown({ name, meant })];
  });
}

/** Counts the characters to insert, delete or replace between two names (Levenshtein distance). */
function countEdits(from: string, to: string): number {
  if (Math.abs(from.length - to.length) > MAX_EDITS) return MAX_EDITS + 1;
  let previous = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [row, character] of [...from].entries()) {
    const current = [row + 1];
    for (const [column, other] of [...to].entries())
      current.push(
        Math.min(
          (current[column] ?? 0) + 1,
          (previous[column + 1] ?? 0) + 1,
          (previous[column] ?? 0) + (character === other ? 0 : 1),
        ),
      );
    previous = current;
  }
  return previous[to.length] ?? 0;
}
