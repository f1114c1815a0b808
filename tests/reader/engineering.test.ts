import { describe, expect, it } from "vitest";
import { answerTo } from "../../lib/answers/answer-to.ts";
import { readingOf } from "../../lib/answers/reading.ts";
import { localEvaluator } from "../../lib/catalog/evaluator.ts";
import { loadFromFolder } from "../../lib/data/read-file.ts";
import { serverWorld } from "../../lib/server/answers.ts";
import { cpuClock } from "../cpu-clock.ts";

const asked = { today: "2026-11-28", now: Date.parse("2026-11-28T15:00:00Z"), timeZone: "America/New_York" };
const world = serverWorld(localEvaluator(loadFromFolder));

async function lineOf(question: string): Promise<string> {
  const { answer } = await answerTo(question, asked, "us", world);
  return answer ? `${answer.asked}: ${answer.value} ${answer.unit}`.trim() : "";
}

it("reads a ratio of two units without composing all pairs, the first time too", () => {
  readingOf("5 ft to m", asked, world.known);
  const taken = cpuClock();
  const reading = readingOf("dew point of air at 80 f with 61 grains per lb", asked, world.known);
  expect(taken()).toBeLessThan(100);
  expect(reading?.kind === "call" && reading.call.input).toMatchObject({
    humidityRatio: { value: "61", unit: "grain-per-pound" },
  });
});

/** Values by plain formulas, with the sources that questions/engineering.py names. */
const ANSWERS: readonly (readonly [question: string, answer: string])[] = [
  ["-40 c in f", "−40 °C: −40 °F"],
  ["total flow 4 k 5.6 heads at 20 psi", "Total flow: 100.2 gpm"],
  ["wet bulb 1 C humidity ratio 0.002", "Wet bulb: −2.20 °C"],
  ["pump hp 100 gpm 60 ft head 70% efficiency", "Shaft power: P: 2.1645 hp"],
  ["pump hp for 100 gpm at 70% efficiency", ""],
  ["velocity of 25 imperial gpm in a 2 inch id pipe", "Velocity: 0.9346 m/s"],
  ["20 gpm in 2.067 inch id pipe, pressure drop over 100 ft", ""],
  ["Re of water at 20 C, 1.5 m/s in a 50 mm id pipe", "Reynolds number: 74,750"],
  ["pressure drop 10 gpm in 7 inch copper 50 ft", ""],
  ["pipe size for 20 gpm at 2 psi per 100 ft", "Pipe size: Steel Sch 40, 1½ in (DN 40)"],
];

describe("engineering questions", () => {
  it.each(ANSWERS)("“%s” → %s", async (question, answer) => expect(await lineOf(question)).toBe(answer));
});
