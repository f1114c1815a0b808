import { defineJobs } from "../../kit/calculator/jobs.ts";

const exact = { kind: "independent", by: "Python 3’s fractions.Fraction" } as const;

export default defineJobs([
  {
    slug: "fraction-operations",
    name: "Operations with fractions",
    heading: "Fraction Calculator: Add, Subtract, Multiply, Divide",
    question: "What is 3/4 plus 5/6, or their difference, product or quotient?",
    lead: "Calculates with two fractions exactly and shows the way: the common denominator, cross-canceling or the reciprocal, and the answer in lowest terms.",
    seo: {
      title: "Add, Subtract, Multiply, Divide Fractions",
      description:
        "Calculate with two fractions step by step: least common denominator, cross-canceling, reciprocal, lowest terms, and the answer as a decimal too.",
    },
    fixed: { mode: "two" },
    fields: ["first", "operation", "second"],
    defaults: { first: "3/4", second: "5/6" },
    examples: [
      {
        id: "three-quarters-and-five-sixths",
        title: "3/4 + 5/6",
        origin: exact,
        inputs: {},
        expect: { outputs: { fraction: "19/12", mixed: "1 7/12", decimal: "1.58(3)" } },
      },
      {
        id: "difference",
        title: "1/8 − 5/8",
        origin: exact,
        inputs: { first: "1/8", operation: "subtract", second: "5/8" },
        expect: { outputs: { fraction: "-1/2", decimal: "-0.5" } },
      },
      {
        id: "quotient",
        title: "3/4 ÷ 1 1/8",
        origin: exact,
        inputs: { operation: "divide", second: "1 1/8" },
        expect: { outputs: { fraction: "2/3", decimal: "0.(6)" } },
      },
    ],
    guide: [
      {
        title: "Sums and differences",
        text: "Bring both fractions to a common denominator, then add or subtract the numerators only. The least common multiple of the denominators keeps the numbers small: for 4 and 6 it is 12, not 24. Adding tops and bottoms separately is the most frequent mistake; a half plus a half would be two quarters.",
      },
      {
        title: "Products",
        text: "Multiply numerator by numerator and denominator by denominator. Cancel common factors across the two fractions first, because it is easier to divide small numbers than to reduce a large result. No common denominator is needed here. A product with a proper fraction is smaller than the other factor.",
      },
      {
        title: "Quotients",
        text: "Turn the second fraction over and multiply. Only the divisor is turned, never the dividend. The result can be larger than both: three quarters contain six eighths, so dividing by one eighth gives six. To check, multiply the answer by the divisor.",
      },
      {
        title: "More than two",
        text: "For a longer line with parentheses and powers use the expression mode of the fraction calculator, which follows the order of operations and explains each step. A slash there makes a fraction and binds tighter than the ÷ sign.",
      },
    ],
    faq: [
      {
        q: "How do I add fractions with different denominators?",
        a: "Find a number that both denominators divide, rewrite each fraction over it and add the numerators. A third and a half are 1/3 + 1/2 = 5/6 when both are written in sixths.",
      },
      {
        q: "How do I multiply a fraction by a whole number?",
        a: "Write the whole number over one, or just multiply the numerator: 3/8 × 4 = 3/2 after reducing. Enter a whole number here as it is, without a slash, and it is read as that many ones.",
      },
      {
        q: "Why do I flip the second fraction when dividing?",
        a: "Because dividing asks how often it fits. A half fits twice into one, so dividing by a half is multiplying by two, which is the reciprocal of a half.",
      },
      {
        q: "Can I use negative fractions?",
        a: "Yes. Put the minus sign in front. Two negative factors give a positive product, and the sign of an answer is always written before the numerator, never in the denominator.",
      },
    ],
    related: ["fraction/mixed-numbers", "fraction/simplify", "fraction/compare-fractions"],
    words: [
      "adding fractions",
      "subtracting fractions",
      "multiplying fractions",
      "dividing fractions",
      "fraction addition",
      "fraction math",
      "unlike denominators",
      "common denominator",
      "fraction times fraction",
      "fractions with steps",
    ],
  },
  {
    slug: "simplify",
    name: "Simplify a fraction",
    heading: "Simplify a Fraction to Lowest Terms",
    question: "What is this fraction in lowest terms?",
    lead: "Divides numerator and denominator by their greatest common divisor, and gives the same number as a mixed number, a decimal and a percentage.",
    seo: {
      title: "Simplify Fractions to Lowest Terms",
      description:
        "Reduce any fraction to its simplest form with the greatest common divisor shown, and see it as a mixed number, a decimal, a percentage and a reciprocal.",
    },
    fixed: { mode: "simplify" },
    fields: ["fraction"],
    examples: [
      {
        id: "forty-two-over-seventy-two",
        title: "42/72",
        origin: exact,
        inputs: {},
        expect: { outputs: { fraction: "7/12", decimal: "0.58(3)", reciprocal: "12/7" } },
      },
      {
        id: "improper",
        title: "100/16",
        origin: exact,
        inputs: { fraction: "100/16" },
        expect: { outputs: { fraction: "25/4", mixed: "6 1/4", percentage: 625 } },
      },
      {
        id: "decimals-inside",
        title: "0.5/0.25",
        origin: exact,
        inputs: { fraction: "0.5/0.25" },
        expect: { outputs: { fraction: "2", reciprocal: "1/2" } },
      },
    ],
    guide: [
      {
        title: "One division is enough",
        text: "Find the largest number that divides both parts, and divide each by it. If you don’t see it, divide the larger by the smaller, then the divisor by the remainder, and go on until nothing remains; the last divisor is the one. That is Euclid’s method, and the steps show it.",
      },
      {
        title: "Small steps work too",
        text: "Halve while both numbers are even, divide by three while both digit sums are multiples of three, by five when both end in 0 or 5. You are finished when no prime divides both. Never cancel digits or the terms of a sum.",
      },
      {
        title: "Why reduce at all",
        text: "Two fractions are equal exactly when their lowest terms are the same, so reducing answers whether 42/72 and 35/60 agree. On a ruler or a drill set, sizes are labeled in lowest terms: you look for 3/8, not 6/16. Later steps are shorter, too.",
      },
    ],
    faq: [
      {
        q: "How do I know that a fraction is in simplest form?",
        a: "Numerator and denominator have no common divisor but one. Consecutive numbers never have, nor do a prime and a number that is not its multiple, so 8/9 and 12/17 are finished.",
      },
      {
        q: "Is an improper fraction in lowest terms simplified?",
        a: "Yes. 25/4 is reduced, even if it is larger than one. Whether to write it as a mixed number is a question of taste, or of what your teacher asks for.",
      },
      {
        q: "How do I simplify a ratio such as 42 : 72?",
        a: "The same way: type it as a fraction. The two numbers of the lowest terms are the ratio, here 7 : 12. Convert both to the same unit first, or the ratio means nothing.",
      },
    ],
    related: ["fraction/fraction-operations", "fraction/decimal-to-fraction", "percentage/what-percent"],
    words: [
      "reduce fractions",
      "lowest terms",
      "simplest form",
      "reduce a fraction",
      "fraction reducer",
      "cancel fraction",
      "simplified fraction",
      "equivalent fraction",
      "greatest common divisor of a fraction",
      "ratio simplifier",
    ],
  },
  {
    slug: "mixed-numbers",
    name: "Mixed numbers",
    heading: "Mixed Number Calculator",
    question: "What is 2 1/3 plus 1 3/4 as a mixed number?",
    lead: "Adds, subtracts, multiplies and divides mixed numbers and writes the answer as a whole number and a proper fraction, next to the improper fraction.",
    seo: {
      title: "Mixed Number Calculator With Steps",
      description:
        "Add, subtract, multiply or divide mixed numbers such as 2 1/3 and 1 3/4, with the conversion to improper fractions and back shown step by step.",
    },
    fixed: { mode: "mixed" },
    fields: ["first", "operation", "second"],
    defaults: { first: "2 1/3", second: "1 3/4" },
    examples: [
      {
        id: "sum-of-mixed-numbers",
        title: "2 1/3 + 1 3/4",
        origin: exact,
        inputs: {},
        expect: { outputs: { mixedNumber: "4 1/12", fraction: "49/12" } },
      },
      {
        id: "product-with-a-sign",
        title: "2 1/3 × −5/6",
        origin: exact,
        inputs: { operation: "multiply", second: "-5/6" },
        expect: { outputs: { mixedNumber: "-1 17/18", fraction: "-35/18" } },
      },
      {
        id: "whole-quotient",
        title: "4 1/2 ÷ 2 1/4",
        origin: exact,
        inputs: { first: "4 1/2", operation: "divide", second: "2 1/4" },
        expect: { outputs: { mixedNumber: "2" } },
      },
    ],
    guide: [
      {
        title: "There and back",
        text: "Multiply the whole number by the denominator and add the numerator: 2 1/3 is seven thirds. Calculate with these improper fractions, then divide the numerator of the answer by its denominator; the quotient is the new whole number and the remainder the new numerator.",
      },
      {
        title: "The shortcut for sums",
        text: "Whole numbers and fractions may be added separately, with a carry if the fractions exceed one. For a difference you may have to borrow: 5 minus 2/3 is 4 and 3/3 minus 2/3. For products this shortcut fails, since four partial products would be needed.",
      },
      {
        title: "The minus sign",
        text: "A sign in front belongs to the whole mixed number: −2 1/3 is −2 and −1/3, on the number line beyond −2. Reading it as −2 plus 1/3 is a frequent source of errors in spreadsheets. Keep parentheses around it in a formula.",
      },
    ],
    faq: [
      {
        q: "How do I type a mixed number?",
        a: "With a space between the whole number and the fraction: 2 1/3. A hyphen would be read as subtraction. The characters ½, ¼ and ¾ work as well, directly behind the number.",
      },
      {
        q: "How do I turn an improper fraction into a mixed number?",
        a: "Divide with remainder. For 49/12 the quotient is four and the remainder one, so it is 4 1/12. To convert only, add zero here or use the page for simplifying.",
      },
      {
        q: "How do I halve a recipe with mixed numbers?",
        a: "Divide by two: 2 1/4 cups become 1 1/8. If your measures lack eighths, an eighth of a cup is two tablespoons, and half of that is one. Scaling up works with the multiplication sign.",
      },
    ],
    related: ["fraction/fraction-operations", "fraction/feet-and-inches", "fraction/simplify"],
    words: [
      "mixed fractions",
      "improper fraction to mixed number",
      "mixed to improper",
      "adding mixed numbers",
      "subtracting mixed numbers",
      "multiplying mixed numbers",
      "dividing mixed numbers",
      "whole number and fraction",
      "compound fractions",
      "recipe fractions",
    ],
  },
  {
    slug: "decimal-to-fraction",
    name: "Decimal to fraction",
    heading: "Decimal to Fraction Calculator",
    question: "What is 0.375 as a fraction?",
    lead: "Writes a decimal, also a repeating one, as an exact fraction in lowest terms, and finds the nearest simple fraction when the digits were rounded.",
    seo: {
      title: "Decimal to Fraction Calculator",
      description:
        "Convert 0.375, 2.6 or a repeating decimal such as 0.1(6) to a fraction in lowest terms, with steps, and find the nearest fraction of a rounded number.",
    },
    fixed: { mode: "fromDecimal" },
    fields: ["decimal", "limit"],
    defaults: { decimal: "0.375", limit: "100" },
    examples: [
      {
        id: "three-eighths",
        title: "0.375",
        origin: exact,
        inputs: {},
        expect: { outputs: { fraction: "3/8", percentage: 37.5 } },
      },
      {
        id: "repeating",
        title: "0.1(6), with the 6 repeating",
        origin: exact,
        inputs: { decimal: "0.1(6)" },
        expect: { outputs: { fraction: "1/6" } },
      },
      {
        id: "rounded-pi",
        title: "3.14159, and the nearest fraction up to 1000",
        origin: { kind: "independent", by: "Python 3’s fractions.Fraction.limit_denominator" },
        inputs: { decimal: "3.14159", limit: "1000" },
        expect: { outputs: { fraction: "314159/100000", nearest: "355/113" } },
      },
    ],
    guide: [
      {
        title: "Decimals that end",
        text: "Write the digits behind the point over 10, 100 or 1,000, one zero for each digit, and reduce. Three digits mean thousandths: 0.375 is 375/1000, and both divide by 125. Whole numbers in front become the whole part of a mixed number, so 2.6 is two and three fifths.",
      },
      {
        title: "Decimals that repeat",
        text: "One repeating digit stands for ninths, two for ninety-ninths. Put the repeating digits in parentheses. 0.333 without them means exactly 333/1000, which is not a third, so it matters whether you mark the repetition. An overline above the digits means the same.",
      },
      {
        title: "Rounded measurements",
        text: "A caliper that reads 0.6563 in was probably on 21/32. The nearest simple fraction below your limit is found with continued fractions, and the error is given; set the limit to 64 for inch tools. A ratio of gears or a scale may need another limit.",
      },
    ],
    faq: [
      {
        q: "What is 0.1 repeating as a fraction?",
        a: "A ninth: 1 ÷ 9 = 0.111 and so on without end. In the same way 0.777… is seven ninths, and 0.999… is exactly one. Enter the digit that repeats in parentheses.",
      },
      {
        q: "How do I convert a fraction to a decimal?",
        a: "Divide the numerator by the denominator: 5 ÷ 8 = 0.625. The mode “To decimal” of the fraction calculator marks where the digits repeat and how long the period is.",
      },
      {
        q: "Which fractions give a decimal that ends?",
        a: "Those whose denominator, in lowest terms, has no prime factors but two and five. Halves, fifths, eighths and sixteenths end; thirds, sixths and sevenths never do once they are reduced.",
      },
    ],
    related: [
      "fraction/simplify",
      "fraction/feet-and-inches",
      "percentage/what-percent",
      "fraction/mixed-numbers",
    ],
    words: [
      "convert decimal to fraction",
      "decimal as a fraction",
      "fraction to decimal",
      "repeating decimal to fraction",
      "recurring decimal",
      "0.375 as a fraction",
      "nearest fraction",
      "rational approximation",
      "decimal to inches fraction",
      "number to fraction",
    ],
  },
  {
    slug: "compare-fractions",
    name: "Compare and order fractions",
    heading: "Compare and Order Fractions",
    question: "Which fraction is larger, and what is their order?",
    lead: "Puts fractions, mixed numbers and decimals in order from smallest to largest over one common denominator, with equal ones marked as equal.",
    seo: {
      title: "Compare Fractions: Which Is Larger?",
      description:
        "Compare two or more fractions, mixed numbers and decimals, sort them from smallest to largest, and see each over the common denominator as proof.",
    },
    fixed: { mode: "compare" },
    fields: ["fractions"],
    examples: [
      {
        id: "three-fractions",
        title: "2/3, 3/4 and 5/8",
        origin: exact,
        inputs: {},
        expect: { outputs: { order: "5/8 < 2/3 < 3/4", smallest: "5/8", largest: "3/4", spread: "1/8" } },
      },
      {
        id: "two-fractions",
        title: "2/3 or 5/8",
        origin: exact,
        inputs: { fractions: [{ fraction: "2/3" }, { fraction: "5/8" }] },
        expect: { outputs: { order: "5/8 < 2/3", largest: "2/3" } },
      },
      {
        id: "with-a-decimal",
        title: "7/12, 0.6, 5/8 and 3/5",
        origin: exact,
        inputs: {
          fractions: [{ fraction: "7/12" }, { fraction: "0.6" }, { fraction: "5/8" }, { fraction: "3/5" }],
        },
        expect: { outputs: { order: "7/12 < 0.6 = 3/5 < 5/8" } },
      },
    ],
    guide: [
      {
        title: "Cross-multiply for two",
        text: "Multiply each numerator by the other denominator. The larger product belongs to the larger fraction: for 2/3 and 5/8 compare 16 with 15. It is the common denominator in disguise, without writing it down. With negative numbers, keep the signs at the numerators.",
      },
      {
        title: "One denominator for many",
        text: "For a list, rewrite all over the least common multiple and sort the numerators. Decimals are turned into fractions first, so that 0.6 and 3/5 are found to be equal and not just close, as they might seem after rounding.",
      },
      {
        title: "Quick checks",
        text: "With equal numerators the smaller denominator wins: 5/7 is more than 5/8. Measure against a half or one: 7/12 is above a half, 4/9 below. And of two fractions that both miss one by a single part, such as 7/8 and 8/9, the one with finer parts is larger.",
      },
    ],
    faq: [
      {
        q: "Which is bigger, 3/4 or 5/8?",
        a: "Three quarters, because it is six eighths. Bringing one of them to the denominator of the other is enough when one denominator divides the other, as four divides eight.",
      },
      {
        q: "Which wrench is the next size up from 1/2 inch?",
        a: "In a set with sixteenths it is 9/16, since a half is 8/16. Enter the sizes of your set as a list to sort them, and the spread shows the range it covers.",
      },
      {
        q: "How do negative fractions compare?",
        a: "The other way round: the farther from zero, the smaller. Minus three quarters is less than minus a half, and every negative number is less than every positive one. On a number line, left is smaller.",
      },
    ],
    related: ["fraction/simplify", "fraction/decimal-to-fraction", "fraction/fraction-operations"],
    words: [
      "order fractions",
      "which fraction is bigger",
      "larger fraction",
      "least to greatest fractions",
      "greatest to least",
      "fraction comparison",
      "sort fractions",
      "equal fractions",
      "equivalent fractions check",
      "comparing fractions and decimals",
    ],
  },
  {
    slug: "feet-and-inches",
    name: "Feet and inches",
    heading: "Feet and Inches Calculator",
    question: "What is 5 ft 7 3/8 in plus 2 ft 9 1/2 in?",
    lead: "Adds or subtracts two lengths in feet, inches and fractions of an inch, and gives the result to the nearest mark of your tape, in inches and in millimeters.",
    seo: {
      title: "Feet and Inches Calculator With Fractions",
      description:
        "Add or subtract lengths such as 5 ft 7 3/8 in and 2 ft 9 1/2 in, rounded to 1/16 or any other mark, with the exact inches and millimeters alongside.",
    },
    fixed: { mode: "feet" },
    fields: ["firstLength", "lengthOperation", "secondLength", "marks"],
    defaults: { marks: "16" },
    examples: [
      {
        id: "sum-of-lengths",
        title: "5 ft 7 3/8 in + 2 ft 9 1/2 in",
        origin: exact,
        inputs: {},
        expect: { outputs: { feetSum: "8 ft 4 7/8 in", inches: 100.875, millimeters: 2562.225 } },
      },
      {
        id: "what-is-left",
        title: "An 8 ft board less 5 ft 7 3/8 in",
        origin: exact,
        inputs: { firstLength: "8 ft", lengthOperation: "subtract", secondLength: "5 ft 7 3/8 in" },
        expect: { outputs: { feetSum: "2 ft 4 5/8 in", inches: 28.625 } },
      },
    ],
    guide: [
      {
        title: "Carry at 12 inches",
        text: "Add the fractions over the finest mark, carry full inches, add the inches, and carry a foot for every 12. Here that sum is 16 7/8 inches in the second column, one foot and 4 7/8. To subtract, borrow a foot as 12 inches or an inch as 16 sixteenths.",
      },
      {
        title: "Round once, at the end",
        text: "The lengths are added exactly and only the result is rounded to a mark, halfway up. If you round every piece to a sixteenth first, ten pieces can be off by more than a quarter of an inch. The error of the nearest mark is listed.",
      },
      {
        title: "Saw kerf and gaps",
        text: "Each cut takes the width of the blade, about 1/8 inch for a table saw. Two pieces from one board need that extra length once, three pieces twice. Add it before you decide whether the board is long enough for all of them.",
      },
    ],
    faq: [
      {
        q: "How do I type feet and inches?",
        a: "As 5 ft 7 3/8 in, or with marks as 5' 7 3/8\". A length in inches or millimeters alone works too, and the two lengths may have different units.",
      },
      {
        q: "How do I convert inches to feet and inches?",
        a: "Divide by 12: the whole number is feet, the remainder inches. 100 7/8 inches are eight feet and 4 7/8 inches, since 8 × 12 = 96. Subtract zero from a length here to convert it alone.",
      },
      {
        q: "Is 5.5 feet the same as 5 feet 5 inches?",
        a: "No. Half a foot is six inches, so 5.5 ft is 5 ft 6 in. Decimal feet come from surveyors and plans in tenths, which have their own tapes. Never read their digits as inches.",
      },
      {
        q: "How do I multiply a length, for example by four?",
        a: "Multiply the inches: the mixed number page takes 67 3/8 times 4, and the result divided by 12 gives the feet. For areas, multiply two lengths in decimal feet instead.",
      },
    ],
    related: ["fraction/mixed-numbers", "fraction/decimal-to-fraction", "fraction/fraction-operations"],
    words: [
      "ft in calculator",
      "add feet and inches",
      "subtract feet and inches",
      "inches calculator",
      "tape measure calculator",
      "construction calculator",
      "fraction of an inch",
      "inch fractions",
      "foot and inch math",
      "carpentry calculator",
      "feet inches to mm",
    ],
  },
]);
