import { check } from "recheck";
import { slowText } from "./pump.ts";

/** Backtracking that JavaScript runs on any machine, without Java and without a program for the platform. */
process.env.RECHECK_BACKEND = "pure";

/** Time limit of one proof; an expression that takes longer is measured instead. */
const LONGEST_PROOF = 60_000;

/**
 * Returns the text of an attack that makes an expression take more than linear time; undefined if there is none. Recheck
 * proves it; expressions that its automata don’t support (lookarounds) are measured.
 */
export async function attackOn(source: string, flags: string): Promise<string | undefined> {
  const proof = await proofOf(source, flags);
  if (proof !== "unknown") return proof.attack;
  const slow = slowText(new RegExp(source, flags));
  return slow && `${JSON.stringify(slow.text.slice(0, 60))}…: ${slow.milliseconds.toFixed(1)} ms`;
}

type Proof = { attack: string | undefined } | "unknown";

async function proofOf(source: string, flags: string): Promise<Proof> {
  const once = await checked(source, flags);
  if (once === "unknown" || once.attack !== undefined || !once.loops) return once;
  // Each search from where the last one ended may be linear, and all of them together not.
  if (flags.includes("g")) return checked(`^(?:(?:${source})|[^])*`, flags);
  return flags.includes("y") ? "unknown" : once;
}

async function checked(source: string, flags: string): Promise<(Proof & { loops?: boolean }) | "unknown"> {
  const result = await check(source, flags, { checker: "automaton", timeout: LONGEST_PROOF });
  if (result.status === "unknown") return "unknown";
  return result.status === "vulnerable"
    ? { attack: result.attack.pattern }
    : { attack: undefined, loops: result.complexity.type !== "safe" };
}
