import { expect, test } from "vitest";
import { STEADY, TIME_SERIES } from "../components/drawing/hourly-figures.ts";
import { CROSS_MAIN, DEMANDS, REMOTE_LINE } from "../components/drawing/store-figures.ts";
import { cornerRoom, store, storePipes } from "./engineering-figures.ts";
import { shownAt } from "./outputs-at.ts";

test("the store's sprinkler tree has the pressures and flows of the calculator", async () => {
  const outputs = await shownAt("firefighting", `${store}&${storePipes}`);
  const cells = (names: readonly string[], column: string) =>
    names.map((name) => Number(outputs[`path/${name}/${column}`]).toFixed(1));
  const remote = ["1–2", "2–3", "3–4", "4–A"];
  expect(REMOTE_LINE.map(({ pressure }) => pressure)).toEqual(cells(remote, "start"));
  expect(REMOTE_LINE.map(({ flow }) => flow)).toEqual(cells(remote, "added"));
  expect(CROSS_MAIN).toEqual(cells(["A–B", "B–C", "Riser"], "start"));
});

test.each(DEMANDS.map((demand, at) => [["5.6", "8.0"][at], demand] as const))(
  "the demand with K = %s is that of the calculator",
  async (factor, demand) => {
    const sprinkler = factor === "8.0" ? "sprinkler=k-8&" : "";
    const { systemFlow, requiredPressure } = await shownAt(
      "firefighting",
      `${sprinkler}${store}&${storePipes}`,
    );
    expect(demand).toEqual({
      factor,
      flow: Number(Number(systemFlow).toFixed(1)),
      pressure: Number(Number(requiredPressure).toFixed(1)),
    });
  },
);

test.each([
  ["with storage", "", TIME_SERIES],
  ["hour by hour", "mode=quick&", STEADY],
])("the corner room's load %s is that of the calculator", async (_, mode, loads) => {
  const outputs = await shownAt("hvac", `${mode}${cornerRoom}`);
  const totals = loads.map((_load, at) => outputs[`hours/${String(at + 1).padStart(2, "0")}:00/total`]);
  expect(totals.map((total) => Math.round(Number(total)))).toEqual(loads);
});
