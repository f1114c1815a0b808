import fc from "fast-check";

/** Pieces of typical and of hostile input. */
const PIECES = [
  ..."0123456789.,;:+-−–*×/÷^%!?()[]{}|<>\"'`~=&$#@\\_ \n\tπ½°µeéß漢٣😀\u0301\u202e\u0000",
  ...[
    "1e",
    "e9",
    "0.",
    ".0",
    "1,",
    "9^",
    "2^",
    "--",
    "(-",
    "1/2",
    "1 1/2",
    "$0",
    "$1",
    "$K1",
    "a@",
    "a.",
    "|-",
  ],
  ...[
    "log2",
    "log ",
    "sin(",
    "sqrt",
    "ln(",
    "nCr",
    "gcd(",
    " mod ",
    "pi",
    "exp",
    "abs(",
    "of ",
    "to ",
    "in ",
    "and ",
  ],
  ...["det([[", "],[", "derivative(", "integrate(", "roots(x^", "x^x", "y=", "\\frac{"],
  ...["H2O", "C6H12O6", "Fe2(SO4)3", "^2-", " -> ", "·5", "[13C]"],
  ...["; v = ", "m = ", "±", "electron "],
  ...[
    "5 ft ",
    "5'11\"",
    "11 st ",
    "kg/m^2",
    "m/s ",
    "lb ",
    "°F",
    "5%",
    "years ",
    "at ",
    "a half ",
    "a dozen ",
    "two ",
  ],
  ...[
    "2026-",
    "-11-22",
    "12:30",
    "h ",
    "m ",
    "Europe/",
    "__proto__",
    "constructor",
    "undefined",
    "NaN",
    "Infinity",
  ],
  ...[
    "<a ",
    "</a>",
    "http://",
    "](",
    "**",
    "what is ",
    "how many ",
    "convert ",
    "compare ",
    "mortgage ",
    "percent ",
  ],
];

const piece = fc.oneof(fc.constantFrom(...PIECES), fc.string({ maxLength: 4, unit: "binary" }));

/** Repeats a piece up to this many UTF-16 units. */
const fill = (piece: string, length: number): string =>
  piece === "" ? "" : piece.repeat(Math.ceil(length / piece.length)).slice(0, length);

/** Cuts at a whole character. */
const cut = (text: string, length: number): string => text.slice(0, length).toWellFormed();

/**
 * Generates texts within a length that make a matcher backtrack: a start, a few repeated pieces, and an end
 * that does not match.
 */
export const pumped = (length: number): fc.Arbitrary<string> =>
  fc
    .tuple(
      fc.array(piece, { maxLength: 3 }),
      fc.array(piece, { minLength: 1, maxLength: 3 }),
      fc.array(piece, { maxLength: 2 }),
    )
    .map(([start, middle, end]) => {
      const [head, body, tail] = [start.join(""), middle.join(""), end.join("")];
      const room = Math.max(0, length - head.length - tail.length);
      return cut(head + fill(body, room) + tail, length);
    });

/** Numbers at the ends of the representable range. */
export const extreme: fc.Arbitrary<string> = fc.constantFrom(
  "",
  "0",
  "-0",
  "1e308",
  "-1e308",
  "5e-324",
  "1e-300",
  "999999999999999",
  "0.000000001",
  "9".repeat(300),
  "1".repeat(40),
  `0.${"3".repeat(300)}`,
);
