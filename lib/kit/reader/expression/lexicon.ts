import type { Sign } from "./tree.ts";

/** Binding powers of operators: a greater one binds more tightly. */
export const [ADD, MULTIPLY, CHOOSE, NEGATIVE, POWER] = [1, 3, 5, 6, 7];

/** Lists phrases separated by " | ", each with the same values. */
export const listEntries = <const T extends readonly unknown[]>(
  phrases: string,
  ...values: T
): (readonly [string, ...T])[] => phrases.split(" | ").map((phrase) => [phrase, ...values] as const);

/** Operators by their phrases, with their binding powers; a longer phrase precedes its beginning. */
export const INFIX: readonly (readonly [string, Sign, number])[] = [
  ...listEntries("+ | plus | added to", "+", ADD),
  ...listEntries("- | minus | less", "-", ADD),
  ...listEntries("multiplied by | times | * | × | · | x", "*", MULTIPLY),
  ...listEntries("divided by | over | / | ÷", "/", MULTIPLY),
  ...listEntries("modulo | mod", "mod", MULTIPLY),
  ...listEntries("choose | ncr", "nCr", CHOOSE),
  ["npr", "nPr", CHOOSE],
  ...listEntries("to the power of | to the power", "^", POWER),
  ...listEntries("raised to the power of | raised to the | raised to | * * | ^", "^", POWER),
];

export const bindingPower = (sign: Sign): number => INFIX.find(([, each]) => each === sign)?.[2] ?? 0;

/** Factors in words: "half of". */
export const FACTORS: readonly (readonly [string, string])[] = [
  ...listEntries("half of | half | a half of", "0.5"),
  ...listEntries("double | twice", "2"),
  ...listEntries("triple | thrice", "3"),
  ["quadruple", "4"],
  ...listEntries("a third of | 1 third of | one third of", "1/3"),
  ...listEntries("a quarter of | 1 quarter of | a fourth of", "1/4"),
  ["a fifth of", "1/5"],
  ["a tenth of", "1/10"],
];

/** Functions of the scientific calculator by their phrases. */
export const FUNCTIONS: readonly (readonly [string, string])[] = [
  ...listEntries(
    "square root of | square root | sq root of | sq root | sqrt of | sqrt | root of | √",
    "sqrt",
  ),
  ...listEntries("cube root of | cubic root of | cube root | cbrt", "cbrt"),
  ...listEntries("natural logarithm of | natural log of | natural log | ln of", "ln"),
  ...listEntries("factorial of | factorial", "factorial"),
  ["absolute value of", "abs"],
  ...listEntries("inverse sine of | inverse sin | arcsin", "asin"),
  ...listEntries("inverse cosine of | inverse cos | arccos", "acos"),
  ...listEntries("inverse tangent of | inverse tan | arctan", "atan"),
  ...listEntries("sine of | sine | sin of", "sin"),
  ...listEntries("cosine of | cosine | cos of", "cos"),
  ...listEntries("tangent of | tangent | tan of", "tan"),
  ..."sin cos tan asin acos atan sinh cosh tanh asinh acosh atanh ln log exp abs floor ceil round gcd lcm min max root"
    .split(" ")
    .map((name) => [name, name] as const),
];
export const CONSTANTS: Readonly<Record<string, string>> = {
  pi: "pi",
  π: "pi",
  e: "e",
  tau: "tau",
  phi: "phi",
};

export const LISTS: readonly (readonly [string, string])[] = [
  ...listEntries("greatest common factor | greatest common divisor | gcf | gcd | hcf", "gcd"),
  ...listEntries("least common multiple | lowest common multiple | least common denominator | lcm", "lcm"),
  ...listEntries("sum of | total of | add up", "sum"),
  ["product of", "product"],
  ...listEntries("average of | average | mean of", "mean"),
];

/**
 * Verbs with two values: "subtract 18 from 50". The second one is the left operand if the order is
 * "reversed". With one of the other orders, the larger value is the left operand, and "ascending" allows only
 * "divide 12 into 96".
 */
export const VERBS: readonly (readonly [string, string, Sign, ("reversed" | "ascending" | "descending")?])[] =
  [
    ["add", "to", "+", "reversed"],
    ["add", "and", "+"],
    ...listEntries("subtract | take away | take | deduct", "from", "-", "reversed"),
    ["take", "away from", "-", "reversed"],
    ["multiply", "by", "*"],
    ["multiply", "and", "*"],
    ["multiply", "with", "*"],
    ["divide", "by", "/"],
    ["divide", "into", "/", "ascending"],
    ["difference between", "and", "-", "descending"],
    ["remainder of", "divided by", "mod"],
    ["remainder when", "is divided by", "mod"],
    ["quotient of", "and", "/"],
    ["ratio of", "to", "/"],
    ...listEntries(
      "how long to download | how long does it take to download | time to download | download",
      "at",
      "/",
    ),
  ];

/** Words before an expression that don’t change it. */
export const START = new Set(
  (
    "what whats what's is are how much many the value of result answer to find get calculate compute evaluate does do " +
    "equals equal pls please hey hi if i me you tell can a an = : ,"
  ).split(" "),
);
/** Words and phrases after an expression that don’t change it. */
export const END: readonly string[] = [
  ...["how long does it take", "how long", "in all", "in total", "total length", "final price", "do i pay"],
  ..."? ! . , = : ; equals equal is what whats total altogether result answer pls please thanks price".split(
    " ",
  ),
];
export const ARTICLES = new Set(["the", "a", "an", "my", "our"]);
/** Names of an amount: "8% tax", "$15 shipping". The sign precedes it. */
export const RISING = new Set(
  "tax vat gst hst sales tip gratuity fee shipping commission delivery service charge markup interest".split(
    " ",
  ),
);
export const FALLING = new Set("off discount coupon".split(" "));
/** Words that join an adjustment to what it adjusts: "then another 5% off". */
export const LINKS = new Set(
  "with at then another and , plus again extra additional a an the take get less by".split(" "),
);
/** Words for the requested scale of a result: "in millions". */
export const SCALES = new Set(
  "thousand thousands million millions billion billions lakh lakhs crore crores".split(" "),
);

export const EXPRESSION_WORDS: ReadonlySet<string> = new Set(
  [
    ...[...INFIX, ...FACTORS, ...FUNCTIONS, ...LISTS].map(([phrase]) => phrase),
    ...VERBS.map(([verb, joint]) => `${verb} ${joint}`),
    ...[END, START, ARTICLES, RISING, FALLING, LINKS, SCALES].flatMap((words) => [...words]),
    "percent percentage decimal squared cubed factorial degrees radians without excluding",
  ].flatMap((phrase) => phrase.split(" ")),
);
