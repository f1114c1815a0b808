import { describe, expect, it } from "vitest";
import { cpuClock } from "@/tests/cpu-clock.ts";
import { firstProblem } from "../../../lib/core/result/result.ts";
import { run } from "../../../lib/science/algebra/run.ts";

const nested = (open: string, close: string, count: number, inner = "x"): string =>
  open.repeat(count) + inner + close.repeat(count);
const matrixOf = (size: number, entry: (row: number, column: number) => string): string =>
  `[${Array.from({ length: size }, (_, row) => `[${Array.from({ length: size }, (_, column) => entry(row, column)).join(",")}]`).join(",")}]`;

/** Lines that would stall an engine without limits. The marked ones have an answer; others are rejected. */
const HOSTILE: readonly (readonly [string, "answers"?])[] = [
  ["9^9^9^9"],
  ["2^(10^10)"],
  ["10^400*10^400*10^400*10^400"],
  ["(1/3)^100000"],
  ["1e999999"],
  ["factorial(1e9)"],
  ["factorial(factorial(10))"],
  ["1000000000!"],
  ["nCr(1e9, 5e8)"],
  ["gamma(1e9)"],
  ["zeros(10000,10000)"],
  ["ones(10000,10000)"],
  ["identity(1e6)"],
  ["1:1000000000"],
  ["map(1:1e9, f)"],
  ["import({a: 1})"],
  ['createUnit("a")'],
  ['evaluate("1")'],
  ['parse("1")'],
  ["config({})"],
  ['cos.constructor("return process")()'],
  ["[].constructor"],
  ["{}.toString"],
  ["f.__proto__"],
  ["constructor"],
  ["__proto__ = 3"],
  ["toString(1)"],
  ["hasOwnProperty(1)"],
  ["a = b = 3"],
  ["x ? 1 : 2"],
  ['"text" * 3'],
  ["1; 2; 3"],
  ["0.".padEnd(1_000_000, "3")],
  [`${"1".repeat(1900)}/${"3".repeat(90)}`],
  [nested("(", ")", 900)],
  [nested("sin(", ")", 300)],
  [nested("-", "", 1500)],
  [`derivative(${nested("sin(", ")", 30)}, x, 10)`],
  [`derivative(${nested("x^", "", 30)}, x, 10)`],
  [nested("derivative(", ", x)", 30, "x^x*sin(x)")],
  [`derivative(${Array.from({ length: 60 }, (_, at) => `(x+${at})`).join("*")}, x, 10)`],
  ["expand((a+b+c+d+f+g)^40)"],
  [`expand(${Array.from({ length: 60 }, (_, at) => `(x+a${at})`).join("*")})`],
  ["simplify((x^30-1)/(x^29-y))", "answers"],
  [`simplify(${Array.from({ length: 100 }, (_, at) => `1/(x+${at})`).join("+")})`],
  [`simplify(${Array.from({ length: 200 }, (_, at) => `a${at}*b${at}`).join("+")})`, "answers"],
  ["roots(x^1000000 - 1)"],
  [`roots(${Array.from({ length: 30 }, (_, at) => `${"7".repeat(40)}*x^${at + 1}`).join("+")}+1)`],
  ["roots((x^2+1)^15*(x^3-2)^10)"],
  ["factor((x^2-1)^15)", "answers"],
  ["factor(999999999989)", "answers"],
  ["factor(2^4000)"],
  ["integrate(sin(1/x), x, 0, 1)"],
  ["integrate(tan(x), x, 0, 100)"],
  ["integrate(1/x, x, 0, 1)"],
  ["integrate(1/x, x, -1, 1)"],
  ["integrate(exp(x), x, -inf, inf)"],
  ["integrate(integrate(x*y, x, 0, 1), y, 0, 1)"],
  [`integrate(${nested("gamma(", ")", 20)}, x, 1, 2)`],
  ["solve(sin(1/x) = 0, x, 0, 1)", "answers"],
  ["solve(x = x, x, 0, 1)", "answers"],
  [`solve(${nested("sin(", ")", 35)} = 1/2, x, 0, 100)`, "answers"],
  [`inv(${matrixOf(12, (row, column) => `1/${row * 7 + column * 13 + 1}`)})`, "answers"],
  [`inv(${matrixOf(12, (row, column) => `${row + 1}1234567/${column * 911 + row + 3}`)})`],
  [`eigenvectors(${matrixOf(12, (row, column) => String(((row * 7 + column * 5) % 11) - 5))})`, "answers"],
  [`eigenvectors(${matrixOf(12, (row, column) => (column === row + 1 ? "1" : "0"))})`, "answers"],
  [`charpoly(${matrixOf(12, (row, column) => String(row + column))})`, "answers"],
  ["[[1,2],[3,4]]^1000", "answers"],
  ["[[1,2],[3,4]]^1000000000"],
  [`stats([${"1,".repeat(990)}2])`],
  [`regression([${"1,".repeat(300)}2],[${"3.3,".repeat(300)}2])`],
  ["\\frac{".repeat(300)],
  ["\\sqrt[".repeat(300)],
  ["\\begin{pmatrix}".repeat(100)],
  [`\\left(${"{".repeat(500)}`],
  [`${"1 m ".repeat(70)}to ft`],
  ["(1 m)^999999999 to m"],
  ["1e400 m to ym"],
  ["=".repeat(2000)],
  [",".repeat(2000)],
  [`${"x=".repeat(900)}1`],
  ["∠".repeat(1000)],
  ["√".repeat(1000)],
  ["⁹".repeat(1000)],
  ["\u0000\u202e￿"],
  ["'".repeat(1500)],
  ["!".repeat(1500)],
  [`5${"!".repeat(300)}`],
];

const LIMIT = 300;

describe("a hostile line", () => {
  it.each(HOSTILE.map(([line, answers]) => ({ line, answers, title: line.slice(0, 60) })))(
    "$title ends soon",
    ({ line, answers }) => {
      run({ line: "derivative(x^2, x)", definitions: [] });
      const taken = cpuClock();
      const answer = run({ line, definitions: [] });
      expect(taken()).toBeLessThan(LIMIT);
      if (answers) expect(answer.ok, answer.ok ? "" : firstProblem(answer).message).toBe(true);
      if (!answer.ok) expect(firstProblem(answer).message).toMatch(/^\S.*[.?]$|^What is /);
    },
  );

  it("cannot reach anything outside its scope", () => {
    for (const line of ["constructor", "__proto__", "toString", "valueOf(1)", "process", "globalThis"]) {
      const answer = run({ line: `${line} + 1`, definitions: [] });
      // A name without a value stays a name.
      if (answer.ok) expect(answer.parts[0]?.value, line).toBeUndefined();
    }
  });
});

describe("functions of one's own", () => {
  const define = (...lines: string[]) => {
    let definitions: { name: string; line: string }[] = [];
    let last: ReturnType<typeof run> | undefined;
    for (const line of lines) {
      last = run({ line, definitions });
      const definition = last.ok ? last.definition : undefined;
      if (definition)
        definitions = [...definitions.filter(({ name }) => name !== definition.name), definition];
    }
    return last;
  };

  it.each([
    [["f(x) = f(x)"]],
    [["f(x) = f(x - 1) + 1"]],
    [["f(x) = x", "g(x) = f(x)", "f(x) = g(x)", "f(1)"]],
    [["f(x, x) = x"]],
  ])("%j end in a sentence", (lines) => {
    const last = define(...lines);
    expect(last?.ok).toBe(false);
    expect(last?.ok === false && firstProblem(last).message).toMatch(/\.$/);
  });

  it("that double an expression each do not grow without end", () => {
    const names = "fabcdghklmnopqrstuvwyzABCDEFGHJK";
    const lines = [...names].map((name, at) =>
      at === 0 ? "f(x) = x*x + x" : `${name}(x) = ${names[at - 1]}(x)*${names[at - 1]}(x)`,
    );
    const taken = cpuClock();
    const rejectedAt = lines.findIndex((_, at) => define(...lines.slice(0, at + 1))?.ok === false);
    expect(rejectedAt).toBeGreaterThan(2);
    expect(taken()).toBeLessThan(4000);
  });

  it("last: variables keep their value, functions their formula", () => {
    const last = define("a = 1/3", "f(x) = a x^2", "a = 2", "f(3)");
    expect(last?.ok && last.parts[0]?.value).toBe(18);
    expect(define("a = 2", "b = a + 1", "a = 7", "b")).toMatchObject({ ok: true, parts: [{ value: 3 }] });
  });
});
