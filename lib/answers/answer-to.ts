import type { Evaluator } from "../catalog/evaluator.ts";
import type { LoadTools } from "../faces/project/results.ts";
import type { SearchConverter } from "../faces/search/search-entries.ts";
import type { Call } from "../phrases/define.ts";
import { cleaned } from "../phrases/normalize.ts";
import type { UnitSystem } from "../quantities/systems.ts";
import type { ConverterLaws } from "../units/law.ts";
import { type Alternative, type Answer, NO_REPLY, type Page, type Reply } from "./answer.ts";
import { calculatedAnswer } from "./calculated.ts";
import type { Conversion } from "./conversion.ts";
import { convertedAnswer } from "./converted.ts";
import { evaluatedAnswer, panelAnswer, typedAnswer } from "./evaluated.ts";
import { isExchange } from "./exchange.ts";
import { isWhole } from "./left-out.ts";
import { type Asked, type Known, type Reading, readingOf } from "./reading.ts";
import { refusedTarget } from "./refused-target.ts";
import { targetsOf, unitsAlone } from "./units-alone.ts";

/** Length of the longest text that is read, in UTF-16 units. */
export const LONGEST_ASKED = 200;

/** Data and engines of the answers: everything on the server; in the browser, loaded when needed. */
export interface World {
  known: Known<SearchConverter>;
  /** Titles of the documents that converters cite, by code. */
  sources: Readonly<Record<string, string>>;
  lawsOf(slug: string): Promise<ConverterLaws | undefined>;
  /** The calculators with a form. */
  toolsOf: LoadTools;
  /** Computes expressions, and calculators with a panel. */
  evaluator: Evaluator;
  /** True if the name of a calculator or a converter begins with a text: "mo" may become "mortgage". */
  isBeginning(text: string): boolean;
  /** The page of a calculator. */
  pageOf(id: string): Page | undefined;
}

/** The calculator that arithmetic is opened in. */
const ARITHMETIC = "scientific";

/** The answer to a text that somebody who works in these units types. Rejects where something cannot be loaded. */
export async function answerTo(text: string, asked: Asked, own: UnitSystem, world: World): Promise<Reply> {
  const plain = cleaned(text.slice(0, LONGEST_ASKED + 1));
  if (plain === "" || text.length > LONGEST_ASKED) return NO_REPLY;
  const reading = readingOf(plain, asked, world.known);
  if (!reading || !isWhole(reading.left)) {
    const alone = unitsAlone(plain, world.known.converters);
    if (alone.length > 0 && !world.isBeginning(plain)) return replyInUnits(alone, plain, world);
  }
  if (reading) return replyTo(reading, plain, asked, own, world);
  return refusal(plain, world);
}

const CLOCK = /\d ?[ap]\.?m\b/i;

/** Why there is no answer to what is nearly a conversion; nothing of a text that may become one by what is typed next. */
function refusal(plain: string, { known }: World): Reply {
  if (isExchange(plain))
    return {
      ...NO_REPLY,
      says: "Exchange rates change by the minute, so SciCalc doesn’t convert currencies.",
    };
  const refused = CLOCK.test(plain) ? undefined : refusedTarget(plain, known.converters);
  if (!refused || refused.unfinished) return NO_REPLY;
  const { says, at, length } = refused;
  return { ...NO_REPLY, says, left: [plain.slice(at, at + length)] };
}

/** Replies that an unknown word may set what a conversion depends on besides its units. */
const refusedOf = ({ settings = "", page }: Answer, left: readonly string[]): Reply => ({
  ...NO_REPLY,
  left,
  says: `This depends on the ${settings} of “${left.join(" ")}”, which isn’t listed. Enter it in the converter.`,
  page,
});

/** Units that many people mean by the name of another: the calories of food are kilocalories. */
const ALSO_MEANT: Readonly<Record<string, string>> = { calorie: "kilocalorie" };

async function replyTo(
  reading: Reading<SearchConverter>,
  said: string,
  asked: Asked,
  own: UnitSystem,
  world: World,
): Promise<Reply> {
  const { vital, words } = reading.left;
  const page = pageFor(reading, world);
  if (vital.length > 0) return { ...NO_REPLY, left: [...vital, ...words], ...(page && { page }) };
  if (reading.kind === "ask")
    return { ...NO_REPLY, says: reading.ask.question, left: words, ...(page && { page }) };
  if (reading.kind === "conversion") {
    const { converter, value, from, to } = reading.conversion;
    const others = targetsOf(converter, from).filter((other) => other !== to);
    const meant = ALSO_MEANT[from];
    const reply = await replyInUnits(
      [
        reading.conversion,
        ...(meant === undefined ? [] : [{ converter, value, from: meant, to }]),
        ...others.map((other) => ({ converter, value, from, to: other })),
      ],
      said,
      world,
    );
    return words.length > 0 && reply.answer?.settings && !reading.conversion.parameters
      ? refusedOf(reply.answer, words)
      : { ...reply, left: words };
  }
  if (!page) return NO_REPLY;
  const found =
    reading.kind === "arithmetic"
      ? await evaluatedAnswer(reading, page, world.evaluator)
      : reading.kind === "typed"
        ? typedAnswer(reading, page)
        : await called(reading.call.calculator ?? reading.calculator, reading.call, asked, own, world, page);
  if (found === undefined) return { ...NO_REPLY, page };
  return typeof found === "string"
    ? { ...NO_REPLY, says: found, left: words, page }
    : { ...NO_REPLY, answer: found, left: words };
}

function pageFor(reading: Reading<SearchConverter>, world: World): Page | undefined {
  if (reading.kind === "conversion") return undefined;
  if (reading.kind === "arithmetic" || reading.kind === "typed") return world.pageOf(ARITHMETIC);
  const other = reading.kind === "call" ? reading.call.calculator : undefined;
  return world.pageOf(other ?? reading.calculator);
}

async function called(
  id: string,
  call: Call,
  asked: Asked,
  own: UnitSystem,
  world: World,
  page: Page,
): Promise<Answer | string | undefined> {
  const outcome = await world.evaluator.runPanel(id, call.input);
  if (outcome) return panelAnswer(outcome, call, page);
  const tools = await world.toolsOf(id, own);
  return tools && calculatedAnswer(tools, call, asked, own, page, world.known.quantityOf);
}

const MOST_ALTERNATIVES = 4;

/** The first of some conversions that has a result as the answer, the next ones as its alternatives. */
async function replyInUnits(
  conversions: readonly Conversion<SearchConverter>[],
  said: string,
  world: World,
): Promise<Reply> {
  const [first, ...others] = conversions;
  if (!first) return NO_REPLY;
  const own = others.filter(({ converter }) => converter === first.converter);
  // One of each other quantity that has a unit of this name.
  const foreign = others.filter(
    ({ converter }, place) =>
      converter !== first.converter && others.findIndex((each) => each.converter === converter) === place,
  );
  const found = await Promise.all(
    [first, ...own, ...foreign].slice(0, MOST_ALTERNATIVES + 1).map(async (conversion) => {
      const { slug, needsLaws } = conversion.converter;
      const laws = needsLaws ? await world.lawsOf(slug) : undefined;
      return convertedAnswer(conversion, { laws, sources: world.sources, said });
    }),
  );
  const [main, ...rest] = found;
  if (main === undefined) return NO_REPLY;
  if (typeof main === "string") {
    const { name, path } = first.converter;
    return { ...NO_REPLY, says: main, page: { path, label: name } };
  }
  return {
    ...NO_REPLY,
    answer: main,
    alternatives: rest.flatMap((answer): Alternative[] =>
      typeof answer === "string"
        ? []
        : [
            {
              text: `${answer.asked} = ${answer.value} ${answer.unit}`.trim(),
              detail: answer.page.label,
              path: answer.page.path,
            },
          ],
    ),
  };
}
