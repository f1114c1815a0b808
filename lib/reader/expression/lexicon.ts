import type { Sign } from "./tree.ts";

/** Binding powers of operators: a greater one binds more tightly. */
export const [ADD, MULTIPLY, NEGATIVE, POWER] = [1, 3, 6, 7];

/** Operators by their phrases, with their binding powers; a longer phrase precedes its beginning. */
export const INFIX: readonly (readonly [string, Sign, number])[] = [
  ["+", "+", 1],
  ["plus", "+", 1],
  ["added to", "+", 1],
  ["-", "-", 1],
  ["minus", "-", 1],
  ["less", "-", 1],
  ["multiplied by", "*", 3],
  ["times", "*", 3],
  ["*", "*", 3],
  ["×", "*", 3],
  ["·", "*", 3],
  ["x", "*", 3],
  ["divided by", "/", 3],
  ["over", "/", 3],
  ["/", "/", 3],
  ["÷", "/", 3],
  ["modulo", "mod", 3],
  ["mod", "mod", 3],
  ["choose", "nCr", 5],
  ["ncr", "nCr", 5],
  ["npr", "nPr", 5],
  ["to the power of", "^", 7],
  ["to the power", "^", 7],
  ["raised to the power of", "^", 7],
  ["raised to the", "^", 7],
  ["raised to", "^", 7],
  ["* *", "^", 7],
  ["^", "^", 7],
];

export const bindingPower = (sign: Sign): number => INFIX.find(([, each]) => each === sign)?.[2] ?? 0;

/** Factors in words: "half of". */
export const FACTORS: readonly (readonly [string, string])[] = [
  ["half of", "0.5"],
  ["half", "0.5"],
  ["a half of", "0.5"],
  ["double", "2"],
  ["twice", "2"],
  ["triple", "3"],
  ["thrice", "3"],
  ["quadruple", "4"],
  ["a third of", "1/3"],
  ["1 third of", "1/3"],
  ["one third of", "1/3"],
  ["a quarter of", "1/4"],
  ["1 quarter of", "1/4"],
  ["a fourth of", "1/4"],
  ["a fifth of", "1/5"],
  ["a tenth of", "1/10"],
];

/** Functions of the scientific calculator by their phrases. */
export const FUNCTIONS: readonly (readonly [string, string])[] = [
  ["square root of", "sqrt"],
  ["square root", "sqrt"],
  ["sqrt of", "sqrt"],
  ["sqrt", "sqrt"],
  ["root of", "sqrt"],
  ["√", "sqrt"],
  ["cube root of", "cbrt"],
  ["cubic root of", "cbrt"],
  ["cube root", "cbrt"],
  ["cbrt", "cbrt"],
  ["natural logarithm of", "ln"],
  ["natural log of", "ln"],
  ["natural log", "ln"],
  ["ln of", "ln"],
  ["factorial of", "factorial"],
  ["factorial", "factorial"],
  ["absolute value of", "abs"],
  ["inverse sine of", "asin"],
  ["inverse sin", "asin"],
  ["arcsin", "asin"],
  ["inverse cosine of", "acos"],
  ["inverse cos", "acos"],
  ["arccos", "acos"],
  ["inverse tangent of", "atan"],
  ["inverse tan", "atan"],
  ["arctan", "atan"],
  ["sine of", "sin"],
  ["sine", "sin"],
  ["sin of", "sin"],
  ["cosine of", "cos"],
  ["cosine", "cos"],
  ["cos of", "cos"],
  ["tangent of", "tan"],
  ["tangent", "tan"],
  ["tan of", "tan"],
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

/** Functions of a list in words. */
export const LISTS: readonly (readonly [string, string])[] = [
  ...["greatest common factor", "greatest common divisor", "gcf", "gcd", "hcf"].map(
    (name) => [name, "gcd"] as const,
  ),
  ...["least common multiple", "lowest common multiple", "least common denominator", "lcm"].map(
    (name) => [name, "lcm"] as const,
  ),
  ["sum of", "sum"],
  ["total of", "sum"],
  ["add up", "sum"],
  ["product of", "product"],
  ["average of", "mean"],
  ["average", "mean"],
  ["mean of", "mean"],
];

/**
 * Verbs with two values: "subtract 18 from 50". The second one is the left operand if the order is "reversed". If one of the
 * others is named, the larger value is the left operand, and "ascending" allows only "divide 12 into 96".
 */
export const VERBS: readonly (readonly [string, string, Sign, ("reversed" | "ascending" | "descending")?])[] =
  [
    ["add", "to", "+", "reversed"],
    ["add", "and", "+"],
    ["subtract", "from", "-", "reversed"],
    ["take away", "from", "-", "reversed"],
    ["take", "away from", "-", "reversed"],
    ["take", "from", "-", "reversed"],
    ["deduct", "from", "-", "reversed"],
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
    ["how long to download", "at", "/"],
    ["how long does it take to download", "at", "/"],
    ["time to download", "at", "/"],
  ];

/** Words in front of an expression that don’t change it. */
export const START = new Set(
  (
    "what whats what's is are how much many the value of result answer to find get calculate compute evaluate does do " +
    "equals equal pls please hey hi if i me you tell can a an = : ,"
  ).split(" "),
);
/** Words and phrases behind it. */
export const END: readonly string[] = [
  ...["in all", "in total", "total length", "final price", "do i pay"],
  ..."? ! . , = : ; equals equal is what whats total altogether result answer pls please thanks price".split(
    " ",
  ),
];
export const ARTICLES = new Set(["the", "a", "an", "my", "our"]);
/** Names of an amount: "8% tax", "$15 shipping". The sign stands before it. */
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
/** Words for the size in which a result is wanted: "in millions". */
export const SCALES = new Set(
  "thousand thousands million millions billion billions lakh lakhs crore crores".split(" "),
);

/** The words of all these. */
export const EXPRESSION_WORDS: ReadonlySet<string> = new Set(
  [
    ...[...INFIX, ...FACTORS, ...FUNCTIONS, ...LISTS].map(([phrase]) => phrase),
    ...VERBS.flatMap(([verb, joint]) => [verb, joint]),
    ...[END, START, ARTICLES, RISING, FALLING, LINKS, SCALES].flatMap((words) => [...words]),
    "percent percentage decimal squared cubed factorial degrees radians without excluding",
  ].flatMap((phrase) => phrase.split(" ")),
);
