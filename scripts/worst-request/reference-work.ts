/**
 * Fixed piece of work, similar to most requests but independent of our code: React renders a table of 500
 * rows. Prints the median time in ms. Runs in a separate process, since React differs in production
 * (NODE_ENV).
 */
import { createElement } from "react";
import { renderToString } from "react-dom/server";

const ROWS = 500;
const COLUMNS = ["a", "b", "c", "d"];
/** Runs before the measurement, for the compiler, and during it. */
const [WARM_UP, RUNS] = [100, 100];

const Row = ({ at }: { at: number }) =>
  createElement(
    "tr",
    null,
    COLUMNS.map((name) => createElement("td", { key: name, className: "figure" }, `${name}${at}`)),
  );

const draw = (): string =>
  renderToString(
    createElement(
      "table",
      null,
      createElement(
        "tbody",
        null,
        Array.from({ length: ROWS }, (_, at) => createElement(Row, { key: at, at })),
      ),
    ),
  );

for (let turn = 0; turn < WARM_UP; turn += 1) draw();
const times = Array.from({ length: RUNS }, () => {
  const start = performance.now();
  draw();
  return performance.now() - start;
});
console.log(times.sort((a, b) => a - b)[RUNS / 2]);
