import fc from "fast-check";
import { z } from "zod";
import { MAX_MESSAGE, MAX_TURNS } from "../../lib/core/forms/chat.ts";
import { MAX_QUESTION_LENGTH } from "../../lib/faces/answers/answer.ts";
import type { PanelApi } from "../../lib/kit/calculator/panel-api.ts";
import type { Field, Fields, QuantityField, SimpleField } from "../../lib/kit/fields/field.ts";
import { findQuantity } from "../../lib/kit/quantities/find.ts";
import { BOUNDS } from "../../lib/server/front/bounds.ts";
import { findUnit } from "../../lib/units/find-unit.ts";
import { MAX_VALUE_LENGTH } from "../../lib/units/value-length.ts";
import { heavyAdvancedLine, heavyAdvancedLines, heavyPlainLine } from "./heavy-lines.ts";
import { heavyQuestion } from "./heavy-questions.ts";
import { type Route, takesBody } from "./routes.ts";
import { extreme, pumped } from "./texts.ts";

export interface HostileRequest {
  kind: string;
  method: "GET" | "POST";
  path: string;
  headers: Readonly<Record<string, string>>;
  body?: string;
}

/** Bytes that the usual headers leave of the front's 8 KB. */
const ROOM = BOUNDS.headerBytes - 800;
const JSON_TYPE = { "Content-Type": "application/json" };

const encoded = (text: string): string => encodeURIComponent(text.toWellFormed());
/** Removes characters that a header cannot contain. */
const plain = (text: string): string => text.replace(/[^\x20-\x7e]/g, "-").trim();
const get = (kind: string, path: string, headers: Readonly<Record<string, string>> = {}): HostileRequest => ({
  kind,
  method: "GET",
  path: path.slice(0, ROOM).replace(/%[^%]{0,1}$/, ""),
  headers,
});

const queryOf = (names: readonly string[]): fc.Arbitrary<string> =>
  fc
    .array(
      fc.tuple(fc.oneof(pumped(8), fc.constantFrom(...names)), fc.oneof(pumped(20), pumped(2000), extreme)),
      { minLength: 1, maxLength: BOUNDS.parameters - 1 },
    )
    .map((pairs) => pairs.map(([name, value]) => `${encoded(name)}=${encoded(value)}`).join("&"));

const HEADERS = [
  "accept",
  "accept-language",
  "cookie",
  "content-type",
  "if-modified-since",
  "if-none-match",
  "next-router-prefetch",
  "next-router-segment-prefetch",
  "next-router-state-tree",
  "next-url",
  "origin",
  "range",
  "referer",
  "rsc",
  "user-agent",
  "x-forwarded-proto",
];

const deepTree = (depth: number): string =>
  encoded(`${'["",{"children":'.repeat(depth)}["",{}]${"}]".repeat(depth)}`).slice(0, ROOM);

/** Generates requests without a body, for any route. */
function withoutBody({ path, route }: Route, names: readonly string[]): fc.Arbitrary<HostileRequest>[] {
  const segment = route.includes("[")
    ? [
        pumped(2000).map((text) =>
          get(
            "dynamic part",
            `${path.slice(0, path.lastIndexOf("/"))}/${encoded(text) || "-"}`.slice(0, ROOM),
          ),
        ),
      ]
    : [];
  return [
    queryOf(names).map((query) => get("parameters", `${path}?${query}`)),
    fc.constant(get("200 parameters", `${path}?${Array(BOUNDS.parameters).fill("a").join("&")}`)),
    fc.constant(get("50 cookies", path, { cookie: Array(BOUNDS.cookies).fill("a=%22").join("; ") })),
    fc.constant(get("state tree", path, { rsc: "1", "next-router-state-tree": deepTree(150) })),
    fc
      .tuple(fc.constantFrom(...HEADERS), pumped(ROOM - path.length))
      .map(([name, text]) =>
        get(`header ${name}`, path, { [name]: plain(text).split(";").slice(0, BOUNDS.cookies).join(";") }),
      ),
    ...segment,
  ];
}

const post = (
  kind: string,
  path: string,
  body: string,
  headers: Readonly<Record<string, string>> = JSON_TYPE,
): HostileRequest => ({ kind, method: "POST", path, headers, body });

const fill = (part: string, bytes: number): string =>
  part.repeat(Math.floor(bytes / Buffer.byteLength(part)));

/** JSON of the maximum size that is expensive to parse. */
const HARD_JSON: readonly (readonly [string, (bytes: number) => string])[] = [
  ["deep list", (bytes) => `${fill("[", bytes / 2)}${fill("]", bytes / 2)}`],
  ["deep object", (bytes) => `${fill('{"a":', bytes / 2 - 10)}1${fill("}", bytes / 12)}`],
  [
    "unknown names",
    (bytes) =>
      `{${Array.from({ length: Math.floor(bytes / 10) }, (_, at) => `"${at.toString(36)}":1`).join(",")}}`,
  ],
  ["one name over and over", (bytes) => `{${fill('"amount":1,', bytes - 20)}"amount":1}`],
  ["long list", (bytes) => `[${fill("0,", bytes - 10)}0]`],
  ["long number", (bytes) => `{"amount":${fill("9", bytes - 20)}}`],
  ["long text", (bytes) => `{"amount":"${fill("9", bytes - 20)}"}`],
  ["escapes", (bytes) => `{"amount":"${fill("\\u0000", bytes - 20)}"}`],
];

const hardJson = (path: string, bytes: number): fc.Arbitrary<HostileRequest>[] =>
  HARD_JSON.map(([kind, make]) => fc.constant(post(kind, path, make(bytes))));

/** Repeats a row, as far as a body of that size has room. */
const repeated = (row: unknown, count: number, bytes: number): unknown[] =>
  Array(Math.min(count, Math.max(1, Math.floor((0.9 * bytes) / JSON.stringify(row).length)))).fill(row);

/** Cycles through rows, as far as a body of that size has room. */
const cycled = (rows: readonly unknown[], count: number, bytes: number): unknown[] =>
  Array.from(
    {
      length: Math.min(
        count,
        Math.max(1, Math.floor((0.9 * bytes * rows.length) / JSON.stringify(rows).length)),
      ),
    },
    (_, place) => rows[place % rows.length],
  );
/** Maximum total length of texts in rows that are read. */
const READ_BYTES = 80_000;

/** Generates hostile values of a field; rows within a row fill at most a tenth of a body. */
function hostileValue(field: Field, bytes: number = BOUNDS.bodyBytes): fc.Arbitrary<unknown> {
  if (field.kind === "rows") {
    const row = fc.record(
      Object.fromEntries(
        Object.entries(field.fields).map(([id, one]) => [id, hostileValue(one, bytes / 10)]),
      ),
    );
    return fc.oneof(
      row.map((same) => repeated(same, field.maxRows, bytes)),
      fc.array(row, { minLength: field.minRows, maxLength: Math.min(20, field.maxRows) }),
      row.map((same) => repeated(same, 20_000, bytes)),
      row.map((same) => repeated(same, field.maxRows, READ_BYTES)),
      fc.array(row, { minLength: 55, maxLength: 55 }).map((rows) => cycled(rows, field.maxRows, READ_BYTES)),
    );
  }
  return simpleValue(field);
}

function simpleValue(field: SimpleField): fc.Arbitrary<unknown> {
  const ends = Object.entries(field).flatMap(([name, value]) =>
    ["min", "max", "default"].includes(name) && typeof value !== "object" ? [value] : [],
  );
  if (field.kind === "choice") return fc.constantFrom(...field.options.map(({ id }) => id));
  if (field.kind === "toggle") return fc.boolean();
  const longest = field.kind === "text" ? field.maxLength : 200;
  const text = fc.oneof({ weight: 3, arbitrary: fc.constantFrom("", ...ends) }, extreme, pumped(longest));
  return field.kind === "quantity"
    ? fc.oneof(text, sums(field), fc.record({ value: text, unit: fc.constantFrom(...field.units) }))
    : text;
}

/** Generates sums of many terms with their units: “1 m2 1 m2 …”, “1.5 ft + 2 ft + …”. */
const sums = ({ converter, units }: QuantityField): fc.Arbitrary<string> =>
  fc
    .tuple(
      fc.array(fc.integer({ min: 1, max: 9999 }), { minLength: 1, maxLength: 12 }),
      fc.constantFrom(...units),
      fc.constantFrom(" ", "+", " + ", "-", "", "?"),
      fc.constantFrom(12, 40, MAX_VALUE_LENGTH),
    )
    .map(([numbers, unit, sign, length]) => {
      const compiled = findQuantity(converter);
      const symbol = (compiled && findUnit(compiled, unit)?.symbol) ?? unit;
      const terms = numbers.map((number) => `${number / 100} ${symbol}`);
      const text = fill(terms.join(sign) + sign, length);
      return text.slice(0, Math.max(text.lastIndexOf(sign || " "), 1));
    });

/** Generates inputs of a form's calculator: most fields at their defaults, the others hostile. */
const hostileInputs = (fields: Fields): fc.Arbitrary<string> =>
  fc
    .record(Object.fromEntries(Object.entries(fields).map(([id, field]) => [id, hostileValue(field)])), {
      requiredKeys: Object.entries(fields)
        .filter(([, field]) => field.kind === "rows")
        .map(([id]) => id),
    })
    .map((inputs) => JSON.stringify({ ...inputs, include: "tables,charts" }).slice(0, BOUNDS.bodyBytes));

const turn = fc.record({ sender: fc.constantFrom("user", "bot", "system"), text: pumped(4000) });
const question = fc
  .record({
    message: fc.oneof(pumped(300), pumped(MAX_MESSAGE)),
    history: fc.array(turn, { maxLength: MAX_TURNS }),
  })
  .map((request) => JSON.stringify(request).slice(0, 64 * 1024));

const filledForm = fc
  .record({
    name: pumped(2000),
    email: fc.oneof(pumped(254), pumped(200_000)),
    subject: pumped(2000),
    message: pumped(100_000),
    comment: pumped(100_000),
    rating: fc.oneof(fc.constantFrom("5", 5, 0, "", null), extreme),
    submissionKey: pumped(100),
    elapsed: fc.constantFrom(5000, "5000", undefined),
  })
  .map((form) => JSON.stringify(form));

const credentials = fc
  .record({ email: fc.oneof(pumped(300), fc.constant("admin@example.org")), password: pumped(1500) })
  .map((form) => JSON.stringify(form));

function ownBodies(route: string): fc.Arbitrary<string>[] {
  if (route === "/api/chat") return [question];
  if (route === "/api/contact" || route === "/api/reviews") return [filledForm];
  if (route.startsWith("/api/auth")) return [credentials];
  return [];
}

interface AskedProperty {
  enum?: readonly string[];
  maxLength?: number;
  examples?: readonly string[];
}

/** Generates questions to a panel: any of its choices, and texts of the maximum length from its examples. */
function hostileQuestions({ request }: PanelApi): fc.Arbitrary<string> {
  const { properties = {}, required = [] } = z.toJSONSchema(request, { io: "input" });
  const values = Object.entries(properties as Record<string, AskedProperty>).map(
    ([name, { enum: choices, maxLength = 2000, examples = [] }]) => {
      const longest = Math.min(maxLength, 2000);
      const text = fc.oneof(
        pumped(longest),
        ...examples.map((example) =>
          fc.constantFrom(" + ", ", ", "; ").map((between) => fill(example + between, longest)),
        ),
      );
      return [name, choices ? fc.constantFrom(...choices) : text] as const;
    },
  );
  return fc
    .record(Object.fromEntries(values), { requiredKeys: [...required] })
    .map((question) => JSON.stringify(question));
}

/**
 * Generates valid lines of mathematics that are as heavy as a route accepts, in the words of each route that
 * evaluates them.
 */
function heavyLines({ route, path }: Route): fc.Arbitrary<HostileRequest>[] {
  const [plain, advanced] = [heavyPlainLine(1000), heavyAdvancedLine(1000)];
  switch (route) {
    case "/api/v1/calculators/scientific":
      return [
        plain.map((line) => post("heavy line", path, JSON.stringify({ expression: line }))),
        plain.map((line) =>
          post("heavy line: digits", path, JSON.stringify({ expression: line, digits: 1000 })),
        ),
        ...Object.entries(heavyAdvancedLines(1000)).map(([subject, lines]) =>
          lines.map((line) =>
            post(`heavy line: ${subject}`, path, JSON.stringify({ page: "advanced", expression: line })),
          ),
        ),
      ];
    case "/answer":
      return [
        fc.oneof(plain, advanced).map((line) => get("heavy line", `${path}?q=${encoded(line)}`)),
        heavyQuestion(MAX_QUESTION_LENGTH).map((line) => get("heavy question", `${path}?q=${encoded(line)}`)),
      ];
    case "/api/chat":
      return [
        fc
          .oneof(plain, advanced)
          .map((line) =>
            post("heavy line", path, JSON.stringify({ message: line.slice(0, MAX_MESSAGE) }), JSON_TYPE),
          ),
        heavyQuestion(MAX_MESSAGE).map((message) =>
          post("heavy question", path, JSON.stringify({ message })),
        ),
      ];
    default:
      return [];
  }
}

/** Generates both formats of a server action: JSON with references from script, and a form without it. */
function actionBodies(path: string, id: string): fc.Arbitrary<HostileRequest>[] {
  const bytes = BOUNDS.pageBodyBytes - 1000;
  const called = { "Next-Action": id, "Content-Type": "text/plain;charset=UTF-8" };
  const boundary = "x";
  const form = { "Content-Type": `multipart/form-data; boundary=${boundary}` };
  const part = (name: string, value: string): string =>
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const formOf = (...parts: string[]): string => `${parts.join("")}--${boundary}--\r\n`;
  const parts = Math.floor((bytes - 1000) / part("10000", "$0").length);
  const manyParts = Array.from({ length: parts }, (_, at) => part(`${at}`, "$0")).join("");
  const calledForm = { ...form, "Next-Action": id };
  return [
    ...["$0", "$K1", "$F1", "$1:a:a:a", "$@1", "$n9", "$D2", "$Q1", "$W1", "$i1", 0].map((reference) =>
      fc.constant(
        post(`action with ${reference}`, path, `[${fill(`${JSON.stringify(reference)},`, bytes)}0]`, called),
      ),
    ),
    ...HARD_JSON.map(([kind, make]) => fc.constant(post(`action with ${kind}`, path, make(bytes), called))),
    fc.constant(post("action with a long number", path, `["$n${fill("9", bytes)}"]`, called)),
    fc.constant(post("action with many parts", path, formOf(part("0", '["$K1"]'), manyParts), calledForm)),
    fc.constant(
      post(
        "action with references among parts",
        path,
        formOf(
          part("0", `[${fill('"$1",', bytes / 4)}0]`),
          part("1", `[${fill('"$2",', bytes / 4)}0]`),
          part("2", '"a"'),
        ),
        calledForm,
      ),
    ),
    fc.constant(post("form with many parts", path, formOf(part(`$ACTION_ID_${id}`, ""), manyParts), form)),
    fc.constant(
      post("form with many actions", path, formOf(fill(part(`$ACTION_ID_${id}`, ""), bytes)), form),
    ),
    fc.constant(
      post(
        "form with a bound action",
        path,
        formOf(
          part("$ACTION_REF_1", ""),
          part("$ACTION_1:0", `{"id":"${id}","bound":"$@1"}`),
          part("$ACTION_1:1", `[${fill('"$0",', bytes - 1000)}0]`),
        ),
        form,
      ),
    ),
    fc.constant(
      post("form in one line", path, fill("a&", bytes), {
        "Content-Type": "application/x-www-form-urlencoded",
      }),
    ),
    pumped(70_000).map((text) =>
      post(
        "form without script",
        path,
        formOf(
          part(`$ACTION_ID_${id}`, ""),
          ...["name", "email", "subject", "message", "comment"].map((name) =>
            part(name, text.slice(0, 50_000)),
          ),
          part("rating", "5"),
        ),
        form,
      ),
    ),
  ];
}

export function hostileRequests(
  route: Route,
  fields: Fields,
  panel?: PanelApi,
): fc.Arbitrary<HostileRequest>[] {
  const names = [...Object.keys(fields), "tool", "from", "to", "value", "expression", "q", "__proto__"];
  const bodies = takesBody(route.route)
    ? [
        ...hardJson(route.path, BOUNDS.bodyBytes - 1024),
        ...ownBodies(route.route).map((bodies) => bodies.map((body) => post("body", route.path, body))),
      ]
    : [];
  const inputs =
    Object.keys(fields).length > 0
      ? [hostileInputs(fields).map((body) => post("inputs", route.path, body))]
      : [];
  const questions = panel ? [hostileQuestions(panel).map((body) => post("question", route.path, body))] : [];
  return [
    ...withoutBody(route, names),
    ...bodies,
    ...inputs,
    ...questions,
    ...heavyLines(route),
    ...route.actions.flatMap((id) => actionBodies(route.path, id)),
  ];
}
