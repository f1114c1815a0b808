import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { KnownNumbers } from "../../lib/server/assistant/known-numbers.ts";
import { plainText, SentenceReader } from "../../lib/server/assistant/plain-text.ts";
import { cpuClock, cpuTimeOf } from "../cpu-clock.ts";

const strangers = (source: string, reply: string): string[] => {
  const numbers = new KnownNumbers();
  numbers.learn(source);
  return numbers.strangersIn(reply);
};

describe("numbers that are known", () => {
  it.each([
    ["1580.17", "$1,580.17 a month"],
    ["$1,580.17", "1580.17 and 1\u202f580.17"],
    ["250k", "a loan of 250,000"],
    ["250 k over 30 years", "250,000 or 250000 over 30 years"],
    ["2.5 million", "2,500,000"],
    ["1.2k", "1,200"],
    ["6.5%", "6.50 %"],
    ["0.5", ".5 and 0.50"],
    ["½ cup", "½ cup"],
    ["-40 c", "−40 °C is –40"],
    ['{"value":-40}', "It is -40."],
    ["2026-11-22", "November 22, 2026"],
    ["10:05", "at 10:05, or 5 past 10"],
    ["five feet", "5 ft"],
    ["a dozen", "12"],
    ["273.15 kelvin", "273.15 K"],
    ["5 meters", "5 m, in m2 and m³"],
    ["one hundred", "a hundred, 100"],
    ["6,5 %", "6.5 %"],
    ["the average of 3,4,5 and 6,7", "3, 4, 5, 6, 7"],
    ["1.5 × 10⁶", "1.5 × 10⁶"],
    ["nothing", "One moment: nothing here"],
    ["1500000", "1.5 × 10⁶, 1.5e6 and 1.5 \\times 10^{6}"],
    ["0.00015", "1.5 × 10⁻⁴"],
    ["1.2e-7", "0.00000012"],
    ["10⁶ Pa", "1,000,000 Pa"],
    ["3/4 in and 17:30", "¾ in, 3/4 in at 17:30; that is 3 and 4"],
    ["12.5%, 8 percent", "12.5 % and 8%, 8 per cent, or 12.5"],
    ["log2(x1) of Class III", "log2 of x1 in Class III"],
    ["half of a dozen", "half of 12"],
    ["一百八十", "一百八十"],
    ["1 2 3", "1 2 3"],
    ["2, 4", "It has CO2, CO₂, m³, s⁻¹ and ft2"],
  ])("%s: %s", (source, reply) => expect(strangers(source, plainText(reply))).toEqual([]));
});

describe("numbers from nowhere", () => {
  it.each([
    ["1580.17", "1580.71"],
    ["1580.17", "1,580"],
    ["1580.17", "15,801.7"],
    ["250", "250k"],
    ["250", "250 thousand"],
    ["5", "5 hundred"],
    ["5", "several hundred"],
    ["5", "5 crore"],
    ["5", "$5B"],
    ["2.5", "2.5 million"],
    ["40", "-40"],
    ["-40", "40"],
    ["3.14", "3.142"],
    ["12", "twelve hundred and thirteen"],
    ["4", "seven"],
    ["5", "５５"],
    ["5", "x55"],
    ["5", "٥٥"],
    ["5", "5.0.5"],
    ["10", "10²"],
    ["", "9"],
    // Known digits in a row, apart, or joined by marks
    ["1, 8", "1 8 1"],
    ["1, 8", "1️⃣8️⃣1️⃣"],
    ["1, 8", "1\u0338 8\u0338 1\u0338"],
    ["1, 8", "18\u200b1"],
    // Known parts of a number that is not
    ["3, 10, 8", "3 × 10^8"],
    ["3, 10, 8", "3×10⁸"],
    ["3, 10, 8", "3 x 10^8"],
    ["3, 8", "3e8"],
    ["10, 6", "10⁻⁶"],
    ["5, 2", "5^2"],
    ["3, 4", "3/4"],
    ["3, 4", "¾"],
    ["3, 4", "3⁄4"],
    ["3, 4", "\\frac{3}{4}"],
    ["3, 4", "three quarters"],
    ["1, 3", "one third"],
    ["10, 5", "10:05"],
    ["1, 580.17", "1{,}580.17"],
    ["15, 80", "$15\\,80$"],
    // Percentages and ranges
    ["12 years", "12%"],
    ["12 years", "12 percent"],
    ["12 years", "12 pct"],
    ["12%", "12–15%"],
    ["10", "10-12"],
    ["10", "10 to twelve"],
    ["10", "10 ± 2"],
    // Words
    ["5", "half as much"],
    ["5", "a third of it"],
    ["5", "an eighth of it"],
    ["5", "five squared"],
    ["5", "twice as much"],
    ["5", "double"],
    ["5", "tenfold"],
    ["5", "dozens of them"],
    ["5", "hundreds"],
    ["5", "a couple of them"],
    ["5", "twenty-five"],
    ["5", "two thousand"],
    ["1", "one point one"],
    // Numerals of other scripts
    ["5", "CLXXXI"],
    ["5", "Ⅻ"],
    ["5", "一百八十一"],
    ["5", "❶"],
    ["5", "㉑"],
    ["5", "௰"],
    ["5", "১৮১"],
    ["5", "𝟏𝟖𝟏"],
    // Behind letters and in code
    ["5", "about9"],
    ["4", "cm⁵"],
    ["5", "x9"],
    ["5", "```\n181\n```"],
    ["5", "`181`"],
    ["5", "&#49;&#56;&#49;"],
  ])("%s: %s", (source, reply) => expect(strangers(source, plainText(reply))).not.toEqual([]));
});

it("every number is recognized as written, and none is combined from its neighbors", () => {
  const numbers = fc.double({ min: -1e9, max: 1e9, noNaN: true, noDefaultInfinity: true });
  fc.assert(
    fc.property(numbers, fc.integer({ min: 1, max: 9 }), (number, digit) => {
      const text = number.toFixed(4);
      expect(strangers(`It is ${text}.`, text)).toEqual([]);
      expect(strangers(`It is ${text}.`, `${text}${digit}`)).not.toEqual([]);
    }),
  );
});

describe("what a model may write at most", () => {
  it.each(["---\t", "-------\t", "|---", ":-: ", "[", "[](", "[](a", "x ", "* ", "<a"])(
    "%j over and over, then a letter, costs no time",
    async (piece) => {
      const text = `${piece.repeat(4000 / piece.length)}x`;
      expect(await cpuTimeOf(() => plainText(text))).toBeLessThan(100);
    },
  );

  it.each(["a", ".", ". ", ".)", " ", "\n"])("%j letter by letter costs no time", async (letter) => {
    const cost = await cpuTimeOf(() => {
      const reader = new SentenceReader();
      for (let place = 0; place < 40_000; place += 1) reader.take(letter.charAt(place % letter.length));
    });
    expect(cost).toBeLessThan(200);
  });
});

it("whatever is written is read in no time and without an error", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => void [strangers(text, text), plainText(text)]),
  );
  const taken = cpuClock();
  for (const piece of [
    "1",
    "1,",
    ".",
    "-",
    "1 ",
    "[",
    "[](",
    "<a",
    "| - ",
    "**",
    "thousand ",
    "½",
    "1/",
    "1:",
    "1^",
    "1e",
    "1 8 ",
    "\\frac{",
    "X",
    "一",
    "1%",
  ]) {
    const long = piece.repeat(20_000);
    strangers(long, long);
    plainText(long);
    new SentenceReader().take(long);
  }
  expect(taken()).toBeLessThan(10_000);
});

describe("plain text", () => {
  it.each([
    ["**bold** and *leaning* and __under__", "bold and leaning and under"],
    ["3 * 4 * 5 and a_b_c", "3 * 4 * 5 and a_b_c"],
    ["# Title\n> quoted\n- one\n1. two", "Title\nquoted\n• one\n• two"],
    ["| a | b |\n|---|---|\n| 1 | 2 |", "| a | b |\n\n| 1 | 2 |"],
    ["```js\ncode\n```", "\ncode\n"],
    ["[text](//evil.example) ![image](x)", "text image"],
    ["<script>alert(1)</script>", "alert(1)"],
    ["2 < 3 and 5 > 4", "2 < 3 and 5 > 4"],
    ["\\(x\\)", "x"],
    ["\\(1{,}580.17 \\times \\frac{1}{2} \\approx 10^{3}\\,\\text{cm}\\%\\)", "1,580.17 × 1/2 ≈ 10^3cm%"],
  ])("%s", (text, plain) => expect(plainText(text)).toBe(plain));

  it("is given out in whole sentences and lines", () => {
    const text = 'It is 3.5 and (so.) Then "3."  And 4.\nOne\nTwo! ';
    const sentences = ["It is 3.5 and (so.) ", 'Then "3."  ', "And 4.\n", "One\n"];
    const whole = new SentenceReader();
    expect(whole.take(text)).toBe(sentences.join(""));
    expect(whole.rest()).toBe("Two! ");
    // However it is cut into pieces.
    const letters = new SentenceReader();
    expect([...text].map((letter) => letters.take(letter)).filter(Boolean)).toEqual(sentences);
    expect(letters.rest()).toBe("Two! ");
  });
});
