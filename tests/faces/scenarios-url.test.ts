import { describe, expect, test } from "vitest";
import bmi from "../../lib/calculators/bmi/calculator.ts";
import investment from "../../lib/calculators/investment/calculator.ts";
import loan from "../../lib/calculators/loan/calculator.ts";
import { sentByQuery } from "../../lib/faces/api/calculator-request.ts";
import type { Fields } from "../../lib/kit/fields/field.ts";
import { formFromQuery, formQuery } from "../../lib/run/address/calculator-url.ts";
import { type FormState, freshForm } from "../../lib/run/address/form-state.ts";
import { MAX_SCENARIOS } from "../../lib/run/address/names.ts";
import { formsFromQuery } from "../../lib/run/address/page-address.ts";
import {
  queryWithScenarios,
  scenariosFromQuery,
  scenarioTitle,
} from "../../lib/run/address/scenarios-url.ts";

const stateOf = (fields: Fields, query: string): FormState => {
  const { problems, ignored, ...state } = formFromQuery(fields, new URLSearchParams(query));
  expect([...problems, ...ignored]).toEqual([]);
  return state;
};
const back = (fields: Fields, query: string) => scenariosFromQuery(fields, new URLSearchParams(query));

describe("scenarios in an address", () => {
  test.each([
    [loan.inputs, ["rate=5&years=3", "", "currency=EUR&amount=1e3&payment=%26%3D%252"]],
    [loan.inputs, ["extraOnce=%5B%5B%222027-01-15%22%2C%22500%22%5D%5D", "frequency=bi-weekly"]],
    [bmi.inputs, ["weight=154&weight.unit=pound", "height=180"]],
  ])("come back as they were", (fields, queries) => {
    const start = freshForm(fields, "si");
    const others = queries.map((query) => stateOf(fields, query));
    const query = queryWithScenarios(fields, others[0] ?? start, others);
    expect(back(fields, query)).toEqual(others);
    const { problems, ignored, ...form } = formFromQuery(fields, new URLSearchParams(query));
    expect(form).toEqual(others[0]);
    // A link that was copied and opened is the same link.
    expect(queryWithScenarios(fields, others[0] ?? start, back(fields, query))).toBe(query);
  });

  test("are compact: what is as at the start is not said", () => {
    const start = freshForm(loan.inputs, "si");
    const others = [stateOf(loan.inputs, "rate=5"), stateOf(loan.inputs, "rate=7")];
    expect(queryWithScenarios(loan.inputs, start, others)).toBe("what-if=rate%3D5&what-if=rate%3D7");
    expect(queryWithScenarios(loan.inputs, start, [])).toBe("");
  });

  test("leave out what is too long for a link", () => {
    const start = freshForm(loan.inputs, "si");
    const rows = JSON.stringify(Array.from({ length: 60 }, () => ["2027-01-15", "123456.78"]));
    const long = stateOf(loan.inputs, `extraOnce=${encodeURIComponent(rows)}`);
    const short = stateOf(loan.inputs, "rate=5");
    const query = queryWithScenarios(loan.inputs, start, [long, short]);
    expect(back(loan.inputs, query)).toEqual([short]);
  });

  test("are left out beside a form that is a long link by itself", () => {
    const start = freshForm(investment.inputs, "si");
    const rows = JSON.stringify(Array.from({ length: 300 }, () => ["2027-01-15", "123456.78"]));
    const state = stateOf(investment.inputs, `mode=dated&datedFlows=${encodeURIComponent(rows)}`);
    const query = queryWithScenarios(investment.inputs, state, [start]);
    expect(query).toBe(formQuery(investment.inputs, state));
    expect(query.length).toBeGreaterThan(6000);
  });

  test("that are hostile or stale are passed over", () => {
    const hostile = [
      "nothing=1",
      "__proto__=1",
      "what-if=rate%3D5",
      "extraOnce=%5B1",
      `rate=${"9".repeat(5000)}`,
      `amount=${"%2520".repeat(400)}1`,
    ];
    for (const text of hostile)
      expect(back(loan.inputs, new URLSearchParams({ "what-if": text }).toString())).toEqual([]);
    const many = Array.from({ length: 50 }, (_, rate) => `what-if=rate%3D${rate}`).join("&");
    expect(back(loan.inputs, many).length).toBe(MAX_SCENARIOS);
  });

  test("have names, short and plain, in the link; the form has one beside others only", () => {
    const start = freshForm(loan.inputs, "si");
    const bank = { ...stateOf(loan.inputs, "rate=5"), name: "Bank & Söhne" };
    const query = queryWithScenarios(loan.inputs, { ...start, name: "My own" }, [bank]);
    expect(query).toBe("what-if-name=My+own&what-if=rate%3D5%26what-if-name%3DBank%2B%2526%2BS%25C3%25B6hne");
    const forms = formsFromQuery(loan.inputs, new URLSearchParams(query), "si");
    expect(forms).toEqual({
      form: { ...start, name: "My own" },
      scenarios: [bank],
      problems: [],
      ignored: [],
    });
    expect(queryWithScenarios(loan.inputs, { ...start, name: "My own" }, [])).toBe("");
    expect(formsFromQuery(loan.inputs, new URLSearchParams("what-if-name=Alone"), "us")).toEqual({
      form: freshForm(loan.inputs, "us"),
      scenarios: [],
      problems: [],
      ignored: [],
    });
  });

  test.each([
    ["  two \n lines\u202e ", "two lines"],
    ["\u200b\u2060", undefined],
    ["", undefined],
    ["x".repeat(100_000), "x".repeat(24)],
    ["🏠".repeat(40), "🏠".repeat(24)],
    ["<b>bold</b>", "<b>bold</b>"],
  ])("a name is made safe: %j", (text, expected) => {
    expect(scenarioTitle(text)).toBe(expected);
  });

  test("are no concern of the API, which takes the page's address", () => {
    const query = new URLSearchParams("rate=5&what-if=rate%3D6&what-if=rate%3D7&what-if-name=A");
    expect(sentByQuery(loan.inputs, query)).toEqual({ values: { rate: "5" }, problems: [] });
  });
});
