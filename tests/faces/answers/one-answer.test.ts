import { describe, expect, it } from "vitest";
import { runCalculator } from "../../../lib/agents/calculator-tool.ts";
import { findFormCalculator, formCalculators } from "../../../lib/catalog/calculators.ts";
import { embedPath } from "../../../lib/catalog/embeds.ts";
import { localEvaluator } from "../../../lib/catalog/evaluator.ts";
import { findJobForm } from "../../../lib/catalog/jobs.ts";
import { loadFromFolder } from "../../../lib/core/data/read-file.ts";
import { answerTo } from "../../../lib/faces/answers/answer-to.ts";
import { calculateByRequest } from "../../../lib/faces/api/calculator-api.ts";
import { sentByQuery } from "../../../lib/faces/api/calculator-request.ts";
import { plainCalculator } from "../../../lib/faces/plain/plain-calculator.ts";
import type { FormCalculator } from "../../../lib/kit/calculator/define.ts";
import { DEFAULT_CURRENCY } from "../../../lib/kit/fields/currency.ts";
import { defaultEntries } from "../../../lib/kit/fields/entry.ts";
import { entriesFrom } from "../../../lib/kit/fields/sent-entries.ts";
import { unitNamer } from "../../../lib/kit/fields/unit-namer.ts";
import { findQuantity } from "../../../lib/kit/quantities/find.ts";
import { UNIT_SYSTEMS, type UnitSystem } from "../../../lib/kit/quantities/systems.ts";
import { askedPath } from "../../../lib/run/address/rendered-pages.ts";
import { findVariant, hasUnitSystems, variantPath } from "../../../lib/run/address/unit-variants.ts";
import { calculate } from "../../../lib/run/calculate.ts";
import { engineOf } from "../../../lib/run/calculator-view.ts";
import { formatOutput } from "../../../lib/run/format/format-output.ts";
import { valueContext } from "../../../lib/run/format/value-context.ts";
import { figuresOf } from "../../../lib/run/output-lists.ts";
import { serverResources } from "../../../lib/server/answers.ts";
import { answer as chat } from "../../../lib/server/assistant/answer.ts";

const evaluator = localEvaluator(loadFromFolder);
const SUNDAY = { today: "2026-11-22", now: Date.parse("2026-11-22T12:00:00Z"), timeZone: "UTC" };

async function answerInBar(question: string, units: UnitSystem) {
  const { answer } = await answerTo(question, SUNDAY, units, serverResources(evaluator));
  if (!answer) throw new Error(`${question} has no answer`);
  return { ...answer, figure: `${answer.value} ${answer.unit}`.trim() };
}

const answerInChat = async (question: string, units: UnitSystem): Promise<string> =>
  (await chat(question, [], { ...SUNDAY, units, evaluator, faqs: [] })).reply;

/** The form of a page: a calculator’s or a job’s. */
function formOf(path: string): FormCalculator {
  const [, , id = "", job] = path.split("/");
  const form = job === undefined ? findFormCalculator(id) : findJobForm(id, job);
  if (!form) throw new Error(path);
  return form;
}

/** The figure of an API’s answer as the page formats it. */
async function figureOfApi(
  calculator: FormCalculator,
  query: URLSearchParams,
  label: string,
): Promise<string> {
  const { id } = calculator;
  const sent = sentByQuery(calculator.inputs, query);
  const outcome = await calculateByRequest(calculator, sent, await engineOf(id), SUNDAY.now);
  if (outcome.status !== 200) throw new Error(outcome.detail);
  const { inputs, outputs, units } = outcome.body;
  const { entries } = entriesFrom(calculator.inputs, inputs, { units, namedUnit: unitNamer(findQuantity) });
  const declared = Object.entries(figuresOf(calculator.outputs)).find(([, output]) => output.label === label);
  const value = outputs[declared?.[0] ?? ""];
  if (!declared || value === undefined || typeof value === "object") throw new Error(`${id} has no ${label}`);
  const { format } = declared[1];
  return formatOutput(value, format, valueContext(DEFAULT_CURRENCY, entries, calculator.inputs, units));
}

/** The figures of the frame at this address: app/embed/asked works them out for the variant that the proxy chooses. */
async function figuresOfEmbed(calculator: FormCalculator, query: URLSearchParams, units: UnitSystem) {
  const address = embedPath(calculator);
  const tools = { calculator: () => true, converter: () => false };
  const isVariant = hasUnitSystems(calculator);
  const path = askedPath(address, query, isVariant ? variantPath(address, units) : address, tools);
  const [id = "", job] = path?.replace("/embed/asked/", "").split("/") ?? [];
  const variant = findVariant(id, job);
  return variant && (await plainCalculator(variant.calculator, query, variant.system)).figures;
}

describe("one question has one answer in the bar, the chat, the address, the API and the embed", () => {
  it.each([
    "friction rate in a 14 inch round duct with 1000 cfm",
    "size a duct for 500 l/s at 1 pa/m",
    "pressure drop of 100 gpm in 100 ft of 3 inch steel pipe",
    "bmi 180 lb 5 ft 11 in",
    "bmi 80 kg 180 cm",
    "how many BTU for a 300 sq ft room",
  ])("%s", async (question) => {
    const figures = new Set<string>();
    for (const units of UNIT_SYSTEMS) {
      const { label, figure, page } = await answerInBar(question, units);
      figures.add(figure);
      expect(await answerInChat(question, units)).toContain(`${label}: ${figure}`);
      const [path = "", text = ""] = page.path.split("?");
      const calculator = formOf(path);
      const query = new URLSearchParams(text);
      expect(await figureOfApi(calculator, query, label)).toBe(figure);
      const plain = await plainCalculator(calculator, query, units);
      const answerMatcher = expect.objectContaining({ label, text: figure });
      expect(plain.figures).toContainEqual(answerMatcher);
      expect(await figuresOfEmbed(calculator, query, units)).toContainEqual(answerMatcher);
    }
    // Units that the question names count more than those of who asks.
    expect([...figures]).toHaveLength(1);
  });

  it("a conversion that rests on a preset has its digits in the chat, too", async () => {
    // USDA: a cup of all-purpose flour is 125 g.
    expect((await answerInBar("1 cup of flour in grams", "us")).figure).toBe("125 g");
    expect(await answerInChat("1 cup of flour in grams", "us")).toMatch(/^1 cup \(US\) = 125 g\n/);
  });
});

describe("a form as it begins", () => {
  it.each(formCalculators.map((calculator) => [calculator.id, calculator] as const))(
    "of %s and an API request without inputs have one answer",
    async (id, calculator) => {
      const engine = await engineOf(id);
      for (const units of UNIT_SYSTEMS) {
        const context = { ...SUNDAY, currency: DEFAULT_CURRENCY };
        const entries = defaultEntries(calculator.inputs, units);
        const form = await calculate(calculator.inputs, entries, context, engine, units);
        const values = { units, now: new Date(context.now).toISOString() };
        const outcome = await calculateByRequest(calculator, { values, problems: [] }, engine, 0);
        expect(outcome.status === 200 && outcome.body.outputs).toEqual(form.ok && form.value.outputs);
      }
    },
  );
});

it("the assistant’s tool lists the same assumed inputs as the API", async () => {
  const bmi = findFormCalculator("bmi");
  if (!bmi) throw new Error("bmi");
  const result = await runCalculator(bmi, { weight: "80 kg" }, { ...SUNDAY, evaluator, faqs: [] });
  const outcome = await calculateByRequest(
    bmi,
    { values: { weight: "80 kg" }, problems: [] },
    await engineOf("bmi"),
    SUNDAY.now,
  );
  if (!result.ok || outcome.status !== 200) throw new Error("No answer");
  const { assumed, ignored } = outcome.body;
  expect(assumed).toContain("height");
  expect(result.data).toMatchObject({ assumed, ignored });
  expect(result.text).toContain("Height");
});
