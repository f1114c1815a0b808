import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { MessageLine } from "../../../../components/panels/scientific/message-line.tsx";
import { announcementOf } from "../../../../components/panels/scientific/reading.ts";
import { preview } from "../keypad/reducer.ts";
import type { ScientificState } from "../keypad/state.ts";
import { press, typeText } from "./press.ts";

const lineOf = (state: ScientificState): string =>
  renderToStaticMarkup(<MessageLine id="m" state={state} ahead={preview(state)} onBringBack={() => {}} />);
const textOf = (markup: string): string =>
  markup
    .replace(/<[^<>]*>/g, "")
    .replace(/\s+/g, " ")
    .trim();

test("the refused expression stands below with the toast's words, marked, as the button that brings it back", () => {
  const rejected = press("=", typeText("12+5/0*3"));
  expect(rejected).toMatchObject({
    expression: "",
    notice: { title: "Error", text: "Invalid expression format" },
  });
  const line = lineOf(rejected);
  expect(line).toContain("<button");
  expect(textOf(line)).toBe("12+5÷0×3 Invalid expression format: Division by zero has no result. Bring back");
  expect(line).toMatch(/12\+5<span class="border-danger[^"]*">÷<\/span>0×3/);
  expect(announcementOf(rejected)).toBe("Invalid expression format: Division by zero has no result.");

  const back = press("UNDO", rejected);
  expect(back).toMatchObject({ expression: "12+5/0*3", caret: 8, notice: null });
  expect(textOf(lineOf(back))).toBe("Division by zero has no result.");
  expect(lineOf(back)).not.toContain("<button");
});

test("it stays while only switches are pressed, and goes with the next key that writes", () => {
  const rejected = press("=", typeText("asin(2)"));
  const switched = press("RAD INV HYP", rejected);
  expect(switched).toMatchObject({ angle: "rad", notice: rejected.notice });
  expect(switched.notice).toBe(rejected.notice);
  expect(press("UNDO", switched).expression).toBe("asin(2)");
  for (const key of ["7", "AC", "MC", "="]) expect(press(key, rejected).notice, key).toBeNull();
  // Other notices appear once.
  expect(press("MR RAD").notice).toBeNull();
});

test("what is written cannot become markup", () => {
  const line = lineOf(press("=", typeText("<img src=x>")));
  expect(line).not.toContain("<img");
  expect(line).toContain("Bring back");
});
