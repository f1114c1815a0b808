import { findSettingProblems, findTypos } from "../lib/server/setting-problems.ts";
import { CONFIG_ERROR } from "./serve/exit.ts";

/** Ends this process with every problem of the settings, a sentence each, if they keep the site from serving. */
export async function requireValidSettings(): Promise<void> {
  for (const typo of findTypos(process.env)) console.warn(typo);
  const problems = await findSettingProblems(process.env);
  if (problems.length === 0) return;
  console.error(problems.join("\n"));
  process.exit(CONFIG_ERROR);
}
