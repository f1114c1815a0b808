import { formatCounted, formatInteger, pluralize } from "../../core/locale/locale.ts";

const ANGLE_NAMES = { deg: "degrees", grad: "gradians" };
const HALF_TURNS = { deg: 180, grad: 200 };

export const messages = {
  noResult: {
    tooLarge: "This is too large to calculate here.",
    impossible: "This cannot be calculated here.",
    inApi: (reason: string): string => `There is no result: ${reason}`,
    noEarlierResult: "There is no earlier result for Ans yet.",
    notAvailable: "This is not known.",
    nameWithoutValue: (name: string): string => `What is ${name}? Give it a value first, as in ${name} = 2.`,
    infinity: "Infinity cannot be used in calculations, except as a limit of an integral.",
    somethingMissing: "Something is missing.",
    divisionByZero: "There is a division by zero.",
    noValue: "This has no value.",
    beyondRange: "The result is too large: numbers stop at about 10^1,000,000,000 here.",
    tangent: "The tangent has no value there.",
    functionOfNumber: (name: string): string => `${name} cannot be computed for this number.`,
    needsLineOfItsOwn: (name: string): string => `${name} must be on a line of its own.`,
    equation: "An equation is solved, not calculated: write it on a line of its own.",
  },
  angles: {
    unit: { deg: "Angles in degrees.", rad: "Angles in radians.", grad: "Angles in gradians." },
    derivative: (angle: "deg" | "grad"): string =>
      `Angles in ${ANGLE_NAMES[angle]}: the derivative of sin(x) is π/${HALF_TURNS[angle]} · cos(x).`,
    derivativeOfInverse: (angle: "deg" | "grad"): string =>
      `Angles in ${ANGLE_NAMES[angle]}: derivatives of inverse functions have a factor of ${HALF_TURNS[angle]}/π.`,
    integral: (angle: "deg" | "grad"): string =>
      `Angles in ${ANGLE_NAMES[angle]}, including the variable of integration if it is an angle.`,
    equation: (angle: "deg" | "grad"): string =>
      `Angles in ${ANGLE_NAMES[angle]}, including solutions that are angles.`,
  },
  reading: {
    lineTooLong: (maximum: number): string => `A line can have at most ${maximum} characters.`,
    empty: "Type an expression.",
    reservedName: (name: string): string => `${name} has a meaning of its own here. Choose another name.`,
    expressionTooLong: "The expression is too long.",
    nestedTooDeep: "There are too many nested parentheses.",
    closingMissing: "A closing parenthesis or bracket is missing.",
    exponentTooLarge: "A number can go up to 10 to the power of 400.",
    commaInNumber: "A comma separates the values of a list. Write 1234 without one.",
    endMissing: "Something is missing at the end.",
    missingBefore: (sign: string): string => `Something is missing before “${sign}”.`,
    notAllowed: (sign: string): string => `“${sign}” is not allowed there.`,
    emptyParentheses: "The parentheses are empty.",
    operator: "Only + − × ÷ ^ ! mod and = can stand between numbers here.",
    notUnderstood: "This cannot be calculated: only expressions, equations and definitions are understood.",
    numberTooLarge: "The number is too large to read.",
    textOrLogical: "Text and logical values cannot be used in calculations.",
    unusableName: (name: string): string => `${name} cannot be used in calculations.`,
    functionAsName: ({ name, signature }: { name: string; signature: string | undefined }): string =>
      `${name} is a function: ${signature}.`,
    nameTooLong: "A name can have at most 32 letters.",
    onlyFunctionsAreCalled: "Only a function can be called here.",
    unknownFunction: (name: string): string => `There is no function ${name} here.`,
    argumentCount: ({ name, signature }: { name: string; signature: string }): string =>
      `${name} is called as ${signature}.`,
    derivativeForm: "Write a derivative as \\frac{d}{dx} of what follows.",
    derivativeOperand: "Put parentheses around what the derivative is of.",
    integralForm: "An integral ends with its variable, as in \\int_0^3 x^2 dx.",
    seriesForm: (name: string): string =>
      `Write a ${name} with its limits, as in ${name === "sum" ? "\\sum" : "\\prod"}_{k=1}^{10} k^2.`,
    limitForm: "Write a limit as \\lim_{x \\to 0} of what follows.",
    extraClosingBrace: "There is one closing brace too many.",
    unreadableLatex: (command: string): string => `${command} cannot be read here.`,
  },
  definitions: {
    tooMany: (maximum: number): string => `${maximum} names can be saved. Remove one first.`,
    variableOfItself: (name: string): string => `${name} is defined in terms of itself.`,
    endless: (name: string): string => `${name} is defined in terms of itself, so it would never end.`,
    tooDeep: "Too many definitions depend on each other.",
    valueTooLong: "The value is too long to keep.",
    functionTooLong: "The function is too long to keep.",
    repeatedParameter: "Each parameter needs its own name.",
    unreadableFunction: (name: string): string => `The function ${name} cannot be read.`,
    parameterCount: ({ name, parameters }: { name: string; parameters: readonly string[] }): string =>
      `${name} takes ${formatCounted(parameters.length, { one: "value", other: "values" })}: ${name}(${parameters.join(", ")}).`,
  },
  values: {
    takesNumber: (subject: string): string => `${subject} takes a number.`,
    takesMatrix: (subject: string): string => `${subject} takes a matrix, such as [[1, 2], [3, 4]].`,
    takesList: (subject: string): string => `${subject} takes a list, such as [3, 5, 9].`,
    takesOneList: (subject: string): string => `${subject} takes one list, or numbers.`,
    needsSquareMatrix: ({ subject, rows, columns }: { subject: string } & MatrixSize): string =>
      `${subject} needs a square matrix; this one is ${rows} × ${columns}.`,
    needsRealNumber: (subject: string): string => `${subject} must be a real number.`,
    noArgument: (name: string): string => `${name} has no argument.`,
    subjects: {
      coefficient: "A coefficient",
      characteristic: "The characteristic polynomial",
      determinant: "A determinant",
      division: "A division",
      echelon: "The row echelon form",
      eigenvalues: "Eigenvalues",
      exponential: "exp(A)",
      factorial: "A factorial",
      intervalEnd: "The interval’s end",
      inverse: "An inverse",
      limit: "A limit",
      list: "A list",
      power: "A power",
      product: "A product",
      rank: "The rank",
      sum: "A sum",
      trace: "The trace",
      transpose: "A transpose",
    },
  },
  numbers: {
    undecided: "No digit of the result can be proven here.",
    logarithmOfZero: "0 has no logarithm.",
    rootDegree: "The degree of a root must be a whole number from 1 to 1,000.",
    realNumbersOnly: (name: string): string => `${name} works with real numbers only.`,
    decimals: "Numbers are rounded to at most 15 decimals.",
    signOfComplex: "A complex number has no sign.",
    polarNotReal: "Length and angle must be real numbers.",
    polarForm: "Polar form",
    length: "Length",
    angle: "Angle",
    exactly: "Exactly",
    exactlyWithDigits: (digits: number): string => `Exactly, ${digits} digits`,
  },
  matrices: {
    empty: "The matrix is empty.",
    unequalRows: "All rows of a matrix must have the same length.",
    tooManyNumbers: (maximum: number): string => `A matrix can have at most ${maximum} numbers.`,
    tooLarge: (side: number): string => `Matrices of up to ${side} rows and columns are supported here.`,
    notRows: "A matrix is a list of rows: [[1, 2], [3, 4]].",
    plusNumber: "A number and a matrix cannot be added. Multiples of the identity can: A + 2 identity(2).",
    plusOtherSize: "Matrices of different sizes cannot be added.",
    timesOtherSize: ({ left, right }: { left: MatrixSize; right: MatrixSize }): string =>
      `A ${left.rows} × ${left.columns} matrix cannot be multiplied by a ${right.rows} × ${right.columns} one.`,
    power: "A matrix can be raised to whole powers up to 1,000.",
    exponentialTooLarge: (norm: number): string =>
      `The numbers of a row of A may add up to at most ${norm} for exp(A).`,
    exponentialEntry: "A number of A in exp(A)",
    noInverse: "The matrix has no inverse: its determinant is 0.",
    identitySize: (maximum: number): string => `The identity matrix can have 1 to ${maximum} rows.`,
    vectorLengths: "The vectors have different lengths.",
    crossProduct: "The cross product needs vectors with three components.",
    eigenvaluesNotFound:
      "The eigenvalues of a larger matrix than 2 × 2 are found if its entries are fractions or decimals.",
    eigenvector: "Eigenvector",
    eigenvectors: "Eigenvectors",
    eigenvectorNotFound: "not found",
    multiplicity: (times: number): string => `(${times} times)`,
    defective: "The matrix is defective: it has fewer eigenvectors than rows.",
    eigenvectorScale: "Each eigenvector may be multiplied by any number but 0.",
    qrNotReal: "QR is for real matrices here.",
    qr: "A = Q R; the columns of Q are orthonormal.",
    lu: "P A = L U; P reorders the rows so that each pivot is the largest available.",
  },
  lists: {
    empty: "The list is empty.",
    tooLong: (maximum: number): string => `A list can have at most ${maximum} numbers.`,
    plusOtherLength: "Lists of different lengths cannot be added.",
  },
  statistics: {
    notReal: "Statistics are for real numbers.",
    quartilesOfOne: "Quartiles need at least two numbers.",
    deviationOfOne: "A sample standard deviation needs at least two numbers.",
    count: "Count",
    sum: "Sum",
    mean: "Mean",
    median: "Median",
    mode: "Mode",
    modes: "Modes",
    noMode: "none: each value occurs once",
    severalModes: (count: number): string => `${count} values`,
    thereIsNoMode: "There is no mode: each value occurs once.",
    sampleDeviation: "Standard deviation, sample (n − 1)",
    populationDeviation: "Standard deviation, population (n)",
    sampleVariance: "Variance, sample",
    populationVariance: "Variance, population",
    minimum: "Minimum",
    firstQuartile: "First quartile",
    thirdQuartile: "Third quartile",
    maximum: "Maximum",
    quartileMethod:
      "Quartiles are the medians of the lower and upper halves; with an odd count the middle value belongs to neither (Moore and McCabe).",
    quartileMethodShort:
      "Medians of the lower and upper halves; with an odd count the middle value belongs to neither (Moore and McCabe).",
    histogram: {
      title: "Distribution",
      summary: "Number of values in each interval.",
      intervals: "From – to",
      count: "Count",
    },
  },
  regression: {
    unequalCounts: ({ x, y }: { x: number; y: number }): string =>
      `There are ${x} values of x, but ${y} of y.`,
    onePoint: "A line needs at least two points.",
    verticalLine: "All values of x are the same: no line y = a + b x goes through them.",
    line: "Least-squares line",
    slope: "Slope",
    intercept: "Intercept",
    determination: "R²",
    determinationUndefined: "not defined: all values of y are the same",
    correlation: "Correlation r",
    points: "Points",
    meanOfX: "Mean of x",
    meanOfY: "Mean of y",
    method: "The line minimizes the sum of the squared vertical distances.",
    chartTitle: "Points and line",
    chartSummary: "The points and the least-squares line through them.",
  },
  polynomials: {
    degreeTooHigh: "The degree is too high.",
    maximumDegree: (degree: number): string => `Polynomials up to degree ${degree} are supported here.`,
    maximumDegreeOfRoots: (degree: number): string => `Roots are found up to degree ${degree}.`,
    maximumDegreeOfFactors: (degree: number): string =>
      `Polynomials up to degree ${degree} are factored here.`,
    coefficientsTooLarge: "The coefficients are too large.",
    rootsTooClose: "The roots lie so close together that their digits cannot be proven here.",
    rootsOfZero: "Every number is a root of 0.",
    rootsOfNumber: "A number has no roots.",
    rootsOfNothing: "roots takes a polynomial.",
    factorOfNothing: "factor takes a polynomial or a whole number.",
    rootsOfOtherFunction: (variable: string): string =>
      `This is not a polynomial in ${variable}. For other functions: solve(f = 0, ${variable}, from, to).`,
    factorOfOtherFunction: (variable: string): string => `This is not a polynomial in ${variable}.`,
    rationalFactors: "Factors with rational coefficients, found from rational roots.",
    multipleRoot: (times: number): string =>
      `(${{ 2: "double", 3: "triple" }[times] ?? `${times}-fold`} root)`,
    roots: ({ degree, count, realCount, isExact }: RootCounts): string => {
      const roots = pluralize(count, { one: "one root", other: `${count} roots, counted with multiplicity` });
      const areReal =
        realCount === 0 ? "none is" : pluralize(realCount, { one: "one is", other: `${realCount} are` });
      return `Degree ${degree}: ${roots}; ${areReal} real${isExact ? "; all exact" : ""}.`;
    },
    notFactored: (number: string | undefined): string =>
      `Prime factors are found for whole numbers from 2 to 1,000,000,000,000; ${number ?? "this"} isn’t one.`,
    isPrime: (number: number): string => `${number} is a prime number.`,
    primeFactors: "Prime factors.",
  },
  equations: {
    variableNotNamed: "Give the variable by name, as in derivative(x^2, x).",
    severalVariables: (names: readonly string[]): string =>
      `Name the variable; this has ${names.join(", ")}.`,
    noUnknownLeft:
      "There is no unknown left: every name here has a value. Remove the value of the one to solve for, or use another letter.",
    alwaysTrue: (unknown: string): string => `The equation is true for every ${unknown}.`,
    noSolution: "The equation has no solution.",
    noRealSolution: "No real number satisfies the equation.",
    allReal: "Every real solution is listed.",
    otherInterval: (unknown: string): string =>
      `To look elsewhere, give an interval: solve(…, ${unknown}, 0, 100).`,
    intervalReversed: "The interval must go from a smaller to a larger number.",
    intervalInfinite: "The interval must be finite.",
    span: ({ variable, from, to }: { variable: string; from: string; to: string }): string =>
      `${variable} from ${from} to ${to}`,
    trueOnMost: (span: string): string => `The equation is true on all or most of ${span}.`,
    touchesZero: "(touches zero)",
    searched: ({ count, span }: { count: number; span: string }): string =>
      `${count === 0 ? "No solution was" : pluralize(count, { one: "One solution was", other: `${count} solutions were` })} found for ${span}: each sign change over 2,000 steps was traced to its zero. Two zeros less than one step apart may have been missed.`,
    firstListed: (count: number): string => `The first ${count} are listed.`,
    chartFinding: ({ count, unknown, first }: { count: number; unknown: string; first: string }): string =>
      pluralize(count, {
        one: `One solution: ${unknown} ≈ ${first}`,
        other: `${count} solutions, the first at ${unknown} ≈ ${first}`,
      }),
    chartTitle: ({ variable, from, to }: { variable: string; from: string; to: string }): string =>
      `f(${variable}) from ${from} to ${to}`,
    chartSummaryOfZeros: "The equation is satisfied where the line crosses zero.",
    chartSummary: "The function over the interval.",
  },
  systems: {
    equalsSignMissing: "An equation needs an equals sign.",
    noUnknown: "There is no unknown in these equations.",
    tooManyUnknowns: (maximum: number): string => `Systems of up to ${maximum} unknowns can be solved here.`,
    notLinear:
      "These equations are not linear: an unknown is multiplied by another, or appears in a power or a function.",
    pairs: ({ count, realCount }: { count: number; realCount: number }): string =>
      `${pluralize(count, { one: "One solution", other: `${count} solutions` })}; ${realCount === 0 ? "none is" : pluralize(realCount, { one: "one is", other: `${realCount} are` })} real. One unknown was eliminated.`,
    endlessPairs: "The equations have infinitely many solutions.",
    noPair: "The equations have no common solution.",
    unequalCounts: ({ rows, numbers }: { rows: number; numbers: number }): string =>
      `A has ${formatCounted(rows, { one: "row", other: "rows" })}, but b has ${formatCounted(numbers, { one: "number", other: "numbers" })}.`,
    contradiction: "The system has no solution: its equations contradict each other.",
    solution: (unknowns: number): string =>
      unknowns === 1 ? "One solution." : "The system has exactly one solution.",
    isFree: "is free: any number",
    freeParameters: (names: readonly string[]): string =>
      `The system has infinitely many solutions, with ${pluralize(names.length, { one: "one free parameter", other: `${names.length} free parameters` })}: ${names.join(", ")}.`,
  },
  inequalities: {
    form: "Write an inequality, as in x^2 < 4 or 1 < x^2 < 9.",
    noUnknown: "There is no unknown in this inequality.",
    severalUnknowns: "Inequalities of one unknown are solved here.",
    notPolynomial: (unknown: string): string =>
      `Only inequalities between polynomials in ${unknown}, their quotients and absolute values are solved here.`,
    none: "No real number satisfies the inequality.",
    all: (unknown: string): string => `Every real ${unknown} satisfies the inequality.`,
    either: "Each line is a part of the solution.",
  },
  limits: {
    notFound: "This limit cannot be found here.",
    notFinite: "There is no finite limit: the values grow beyond all bounds.",
    notSmooth: "Limits are found for functions that have all derivatives, not for steps such as floor.",
    byRules: "By the value there or the rule of l’Hôpital.",
    byGrowth: "There is no finite limit: the values grow or fall beyond all bounds.",
  },
  taylor: {
    note: (degree: number): string => `Taylor polynomial of degree ${degree}, without the remainder.`,
    degree: (maximum: number): string => `The degree must be a whole number from 0 to ${maximum}.`,
  },
  series: {
    form: (name: string): string => `Write ${name}(k^2, k, 1, 10).`,
    limits: "The limits of a sum or product must be whole numbers.",
    tooManyTerms: (maximum: number): string =>
      `At most ${formatInteger(maximum)} terms are added or multiplied here.`,
  },
  percentages: {
    partOfLeft:
      "After + and −, a percentage is taken of the number before it, as on a pocket calculator: 100 − 10% is 90.",
  },
  steps: {
    rules: {
      sum: "Sum rule",
      factor: "Constant factor",
      product: "Product rule, (u · v)′ = u′ · v + u · v′",
      quotient: "Quotient rule, (u / v)′ = (u′ · v − u · v′) / v²",
      power: "Power rule",
      exponential: "Exponential, (u^v)′ = u^v · (v · ln(u))′",
      chain: "Chain rule, f(u)′ = f′(u) · u′",
      function: "Known derivative",
    },
    derivative: ({ rule, left, right }: DerivativeStep): string =>
      `${messages.steps.rules[rule]}: ${left} = ${right}.`,
    swapped: ({ first, second }: { first: number; second: number }): string =>
      `Equations ${first} and ${second} are exchanged.`,
    divided: ({ row, by, result }: { row: number; by: string; result: string }): string =>
      `Equation ${row} is divided by ${by}: ${result}.`,
    combined: ({ row, from, sign, times, result }: RowStep): string =>
      `Equation ${row} ${sign} ${times === "1" ? "" : `${times} times `}equation ${from}: ${result}.`,
  },
  calculus: {
    derivativeUnavailable: (name: string): string => `The derivative of ${name} is not known here.`,
    derivativeOrder: "Derivatives are available from the first to the tenth.",
    integralForm: "Write an integral as integrate(x^2, x, 0, 3).",
    noAntiderivative:
      "No antiderivative was found here: the rules are sums, a short table, substitution and integration by parts. With limits, as in integrate(f, x, 0, 1), the integral is computed numerically.",
    plusConstant: "Any constant may be added. The derivative was checked.",
    integralLimits: "The limits of an integral must be real numbers.",
    notConvergent:
      "The integral does not converge: the function may have no integral there, or it may jump or oscillate too fast.",
    chartFinding: (value: string): string => `The integral is ${value}`,
    exactIntegral: "Exact: the integral of a polynomial.",
    numericIntegral: ({ points, error }: { points: string; error: string }): string =>
      `Found numerically (double-exponential rule, ${points} points); the error is at most ${error}.`,
    listInFunction: "A list cannot be used in a function of one variable.",
    notInFunctionByName: (name: string): string => `${name} cannot be used in a function of one variable.`,
    realFunctionsOnly: "This works with real functions only.",
  },
  formulas: {
    numbersTooLong: "The numbers in this expression become too long.",
    tooLong: "The formula becomes too long.",
    tooManyTerms: "Expanded, this has too many terms.",
    list: "A list or a matrix cannot be simplified as a formula.",
    equation: "An equation cannot be simplified as a formula: solve it.",
    isSimplest: "This is its simplest form.",
    inSimplestForm: "In simplest form.",
  },
  units: {
    differentDimensions: ({ from, to, dimension, wanted }: Conversion): string =>
      `${from} cannot be written in ${to}: one is measured in ${dimension}, the other in ${wanted}.`,
    plainNumbers: "plain numbers",
    function: (name: string): string => `${name} cannot be calculated with units.`,
    list: "Lists and matrices have no units here.",
    complexNumber: (name: string): string => `${name} is a complex number: only real numbers can have units.`,
    unknown: (name: string): string => `There is no unit “${name}” here.`,
    operation: "This cannot be calculated with units.",
    power: "A unit can be raised to whole powers up to 12.",
    numbersTooLong: "The numbers become too long.",
    sum: (terms: readonly string[]): string =>
      `${terms.join(" and ")} cannot be added: they are different kinds of quantities.`,
    exactly: (value: string): string => `= ${value} exactly`,
    temperatureDifference: "The second temperature is a difference.",
    temperatureSum: "Only one temperature and a difference can be added: 20 °C + 5 K.",
  },
};

interface DerivativeStep {
  rule: "sum" | "factor" | "product" | "quotient" | "power" | "exponential" | "chain" | "function";
  left: string;
  right: string;
}

interface RowStep {
  row: number;
  from: number;
  sign: "plus" | "minus";
  times: string;
  /** The new equation. */
  result: string;
}

interface MatrixSize {
  rows: number;
  columns: number;
}

interface RootCounts {
  degree: number;
  /** Roots with their multiplicity. */
  count: number;
  realCount: number;
  isExact: boolean;
}

interface Conversion {
  from: string;
  to: string;
  /** Dimensions of both in words. */
  dimension: string;
  wanted: string;
}
