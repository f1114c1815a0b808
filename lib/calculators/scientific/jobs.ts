import { definePanelJobs } from "../../kit/calculator/jobs.ts";

const independent = (by: string) => ({ kind: "independent", by }) as const;

export default definePanelJobs([
  {
    slug: "graphing-calculator",
    name: "Graphing calculator",
    heading: "Graphing Calculator",
    question: "What does the graph of this function look like?",
    lead: "Type up to six functions of x and see them drawn together. Roots, turning points, intersections, holes and poles are marked, with exact coordinates where they can be proved.",
    seo: {
      title: "Graphing Calculator: Plot y = f(x)",
      description:
        "Graph up to six functions: roots, extrema, intersections, holes and poles marked and exact where provable, sliders for letters, links, SVG and PNG files.",
    },
    query: { page: "plot", expression: "x^2 - 4x + 3", angle: "rad" },
    sources: ["ieee-754"],
    examples: [
      {
        title: "The parabola y = x² − 4x + 3",
        answer: ["Root (1, 0)", "Root (3, 0)", "Minimum (2, −1)"],
        origin: independent("factoring into (x − 1)(x − 3), by hand"),
      },
      {
        title: "A cubic with two turning points",
        query: { expression: "x^3 - 3x" },
        answer: ["Root (√3, 0)", "Maximum (−1, 2)", "Minimum (1, −2)"],
        origin: independent("zeros of x(x² − 3) and of its derivative 3x² − 3, by hand"),
      },
      {
        title: "A line with a hole",
        query: { expression: "(x^2 - 1)/(x - 1)" },
        answer: ["Root (−1, 0)", "Hole (1, 2)"],
        origin: independent("canceling the factor x − 1, by hand"),
      },
    ],
    guide: [
      {
        title: "Writing a function",
        text: "Leave out the y or write y = first; both are read. Powers take a caret, roots sqrt, and a multiplication sign may be omitted, as in 3x or 2sin(x). Angles are in radians on this page until you switch. A single letter other than x, such as a or k, becomes a slider, so a sin(kx) shows a whole family.",
      },
      {
        title: "Reading the marks",
        text: "A dot on the axis is a root, a dot where the curve turns is an extremum, and a dark dot belongs to two curves. Open circles are holes and dashed lines are poles. Tap a mark for its coordinates. A fraction, root or part of π is given only if inserting it makes the expression exactly zero.",
      },
      {
        title: "When the window misleads",
        text: "A graph shows a window, never the whole function. A flat curve may have its turn just outside, and a steep one may look like a wall. Zoom out once before you conclude that there is no root. Very fast oscillation cannot be drawn with a limited number of pixels at all.",
      },
      {
        title: "Taking it with you",
        text: "The address holds the functions, the window and the sliders, so a copied link opens the same picture on another device. For a worksheet, save the plot as SVG, which stays sharp at any size, or as PNG. The table below the plot lists values of each function.",
      },
    ],
    faq: [
      {
        q: "How do I find where two graphs cross?",
        a: "Enter both functions. Every intersection in the window gets a dark mark, and its coordinates are in the list below the plot. They come from the zeros of the difference of the functions, so they do not depend on the resolution of your screen.",
      },
      {
        q: "Can I plot a vertical line, a circle or an inequality?",
        a: "Not directly, because every curve here is a function of x. The upper and lower halves of a circle are two functions with a square root each. For vertical lines and shaded regions, use a program for implicit curves.",
      },
      {
        q: "Why is there a gap in my curve?",
        a: "The function has no real value there: a negative number under a square root, a logarithm of zero, or a division by zero. Where the curve leaves the window on both sides of the gap, a dashed line marks a pole.",
      },
    ],
    related: ["scientific/equation-solver", "scientific/quadratic-formula", "scientific/derivative"],
    words: [
      "graph calculator",
      "grapher",
      "function plotter",
      "plot a function",
      "draw graph",
      "graph equation",
      "online graphing",
      "y = f(x) plot",
      "parabola grapher",
      "plot x^2",
    ],
  },
  {
    slug: "equation-solver",
    name: "Equation solver",
    heading: "Equation Solver: Solve for x",
    question: "Which values of x solve this equation?",
    lead: "Type an equation in one unknown and get its solutions: all of them for a polynomial, exact where fractions and roots allow it, and traced numerically for every other equation.",
    seo: {
      title: "Equation Solver: Solve for x",
      description:
        "Solve one equation in one unknown: every real and complex root of a polynomial, exact where possible, and numerical zeros of other equations with a graph.",
    },
    query: { page: "advanced", expression: "x^3 - 6x^2 + 11x - 6 = 0", angle: "rad" },
    sources: ["ieee-754"],
    examples: [
      {
        title: "A cubic with whole roots",
        answer: ["x_1 = 1", "x_2 = 2", "x_3 = 3"],
        origin: independent("multiplying out (x − 1)(x − 2)(x − 3), by hand"),
      },
      {
        title: "Unknown on both sides",
        query: { expression: "2x + 3 = 7 - x" },
        answer: ["x = 4/3 ≈ 1.33333333333"],
        origin: independent("adding x and subtracting 3 on both sides, by hand"),
      },
      {
        title: "An equation without a formula",
        query: { expression: "cos(x) = x" },
        answer: ["x = 0.739085133215"],
        origin: { kind: "published", source: "OEIS A003957, the Dottie number" },
      },
    ],
    guide: [
      {
        title: "Polynomials completely",
        text: "Sides are subtracted and the result is put in order of powers. Repeated factors are split off, rational roots are found by trial of the divisors, and what is left of degree two has a formula. Higher remainders are enclosed numerically. The number of roots, counted with multiplicity, always equals the degree, complex ones included.",
      },
      {
        title: "Everything else by its zeros",
        text: "Equations with logarithms, exponentials or sines have no general formula. The difference of the sides is followed from −10 to 10 in small steps, and every change of sign is traced to a zero. To look elsewhere, write the range into the field, as in solve(cos(x) = x/5, x, 0, 100).",
      },
      {
        title: "Check the answer",
        text: "Insert each solution into the equation that you started from, not into a later line of your own work. Squaring both sides or multiplying by an expression with x can add solutions that do not satisfy the original. Solutions outside the domain of a logarithm or a square root are not listed here.",
      },
    ],
    faq: [
      {
        q: "Does it show complex solutions?",
        a: "For polynomials, yes: they are listed after the real ones, in conjugate pairs if the coefficients are real. Equations that are not polynomials are searched along the real axis only, so their complex solutions do not appear.",
      },
      {
        q: "Why are only some solutions of sin(x) = 1/2 listed?",
        a: "There are infinitely many, one pair in every full turn. You get those in the range that was searched, which is named under the result. Add multiples of a full turn, in the angle unit named under the result, to each of them for the others.",
      },
      {
        q: "Can it solve for a letter other than x?",
        a: "Yes, any single unknown will do, as long as the rest are numbers. If two letters are left, there is no definite value to find: give one of them a number, or enter as many equations as unknowns as a linear system.",
      },
    ],
    related: ["scientific/quadratic-formula", "scientific/linear-system", "scientific/graphing-calculator"],
    words: [
      "solve for x",
      "algebra solver",
      "equation calculator",
      "polynomial roots",
      "root finder",
      "cubic equation solver",
      "quartic equation",
      "solve equation online",
      "zeros of a function",
    ],
  },
  {
    slug: "quadratic-formula",
    name: "Quadratic formula",
    heading: "Quadratic Formula Calculator",
    question: "What are the roots of ax² + bx + c = 0?",
    lead: "Enter a, b and c to get both roots exactly, as fractions, square roots or complex numbers, with the discriminant, the inserted formula and the parabola with its roots marked.",
    seo: {
      title: "Quadratic Formula Calculator with Steps",
      description:
        "Solve ax² + bx + c = 0 exactly: roots as fractions, radicals or complex numbers, the discriminant, steps, vertex, factors, and a graph with roots marked.",
    },
    query: { page: "advanced", expression: "x^2 - 5x + 6 = 0" },
    sources: [],
    examples: [
      {
        title: "x² − 5x + 6 = 0",
        answer: ["x_1 = 2", "x_2 = 3"],
        origin: independent("factoring into (x − 2)(x − 3), by hand"),
      },
      {
        title: "2x² + 3x − 1 = 0, with a square root",
        query: { expression: "2x^2 + 3x - 1 = 0" },
        answer: ["x_1 = −3/4 − √17 / 4 ≈ −1.7807764064", "x_2 = −3/4 + √17 / 4 ≈ 0.280776406404"],
        origin: independent("the formula in Python’s decimal arithmetic"),
      },
      {
        title: "x² + 2x + 5 = 0, without a real root",
        query: { expression: "x^2 + 2x + 5 = 0" },
        answer: ["x_1 = −1 + 2 · i ≈ −1 + 2 i", "x_2 = −1 − 2 · i ≈ −1 − 2 i"],
        origin: independent("completing the square: (x + 1)² = −4"),
      },
    ],
    guide: [
      {
        title: "The formula and the discriminant",
        text: "Under the root sign stands b² − 4ac, the discriminant. If it is positive, adding and subtracting its root gives two real solutions. At zero they coincide and the parabola touches the axis. If it is negative, the root is imaginary, and the two solutions are a complex conjugate pair.",
      },
      {
        title: "Signs, the usual slip",
        text: "Bring everything to one side before you read off the coefficients: x² = 5x − 6 has b = −5 and c = 6. The formula begins with minus b, so a negative b becomes positive there. And the whole numerator is divided by 2a, not only the root.",
      },
      {
        title: "Exact or decimal",
        text: "Coefficients may be whole numbers, decimals or fractions; they are computed as fractions throughout. Square factors are taken out of the root, so √12 appears as 2√3. Ten decimal digits stand beside an irrational root. The smaller root comes from the product of the roots, c/a, so its digits do not cancel.",
      },
      {
        title: "Without the formula",
        text: "If both roots are rational, the factored form says so, and looking for two numbers with product ac and sum b would have found it. Completing the square gives the vertex. Use the formula when neither works at sight, and an equation solver for the third degree and above.",
      },
    ],
    faq: [
      {
        q: "What if b or c is missing?",
        a: "Then it is 0. Without b, the roots are opposite numbers whose square is −c/a. Without c, one root is 0 and the other is −b/a. The formula covers both cases, though taking a root or factoring out x is faster.",
      },
      {
        q: "Why must a not be 0?",
        a: "The formula divides by 2a. If a is 0, the term with x² is gone and a line is left, whose only root is −c/b. Check whether the squares on both sides of your equation cancel before you use the formula.",
      },
      {
        q: "How do I get the vertex from the roots?",
        a: "Its x is halfway between them, which is −b/(2a) even if they are complex. Inserting that x gives the height. The vertex is the lowest point if a is positive and the highest if a is negative.",
      },
      {
        q: "Can I link to a worked equation?",
        a: "Yes. The address of the page follows the coefficients, so a copied link opens the same roots and graph. You may also write the equation into the address yourself, with a caret for the square and with terms on both sides.",
      },
    ],
    related: ["scientific/equation-solver", "scientific/graphing-calculator", "scientific/linear-system"],
    words: [
      "quadratic",
      "quadratic equation",
      "quadratic solver",
      "abc formula",
      "discriminant",
      "roots of a quadratic",
      "ax^2 + bx + c = 0",
      "solve quadratic equation",
      "midnight formula",
      "second degree equation",
    ],
  },
  {
    slug: "derivative",
    name: "Derivative",
    heading: "Derivative Calculator",
    question: "What is the derivative of this function?",
    lead: "Type a function and the variable, and get its first or second derivative as a simplified formula that you can copy as text or LaTeX. Products, quotients and nested functions are all differentiated symbolically.",
    seo: {
      title: "Derivative Calculator: First and Second",
      description:
        "Differentiate a function symbolically: powers, products, quotients, chains, trigonometric and exponential functions, first or second derivative, LaTeX.",
    },
    query: { page: "advanced", expression: "derivative(x^3 sin(x), x)", angle: "rad" },
    sources: ["ieee-754"],
    examples: [
      {
        title: "A product, x³ sin x",
        answer: ["d / dx · (x³ · sin(x)) = x³ · cos(x) + 3 · x² · sin(x)"],
        origin: independent("the product rule, by hand"),
      },
      {
        title: "The natural logarithm",
        query: { expression: "derivative(ln(x), x)" },
        answer: ["d / dx · ln(x) = 1 / x"],
        origin: { kind: "published", source: "NIST Digital Library of Mathematical Functions, 4.7.1" },
      },
      {
        title: "Second derivative of x⁴ − 2x²",
        query: { expression: "derivative(x^4 - 2x^2, x, 2)" },
        answer: ["d² / dx² · (x⁴ − 2 · x²) = 12 · x² − 4"],
        origin: independent("the power rule twice, by hand"),
      },
    ],
    guide: [
      {
        title: "Rules, applied from the outside in",
        text: "The last operation decides the rule. A sum is differentiated term by term, a product as first times derivative of the second plus the reverse, a quotient with the square of the denominator. For a function inside a function, differentiate the outer one, keep the inside, and multiply by the inside’s derivative.",
      },
      {
        title: "Another form of the same answer",
        text: "Your textbook may factor the result or write a power instead of a fraction. Both can be right. Subtract the two forms and simplify, or insert a number for x in both; equal values at a few places that are not special make it practically certain. Constants of integration play no role here.",
      },
      {
        title: "What the number means",
        text: "The derivative is the slope of the tangent, or the speed at which the value changes. Where it is zero, the function may have a maximum, a minimum or a flat passage. The second derivative tells them apart: negative at a maximum, positive at a minimum, no decision at zero.",
      },
    ],
    faq: [
      {
        q: "How do I write powers, roots and logarithms?",
        a: "Use a caret for powers, sqrt(x) for a square root, ln(x) for the natural logarithm and log(x) for base ten. Write exp(x) or e^x for the exponential function. A multiplication sign may be left out between a number and a letter.",
      },
      {
        q: "Why is the derivative of sin in radians?",
        a: "Only in radians is the derivative of sine simply cosine. In degrees, a factor of π/180 appears at every step. Calculus therefore uses radians, and so does this page. Press “Use degrees” under a result to see the factor.",
      },
      {
        q: "Can I differentiate with respect to another variable?",
        a: "Yes, type that letter in the field for the variable. All other letters then count as constants, which is a partial derivative. Differentiating implicitly, with y as an unknown function of x, is not covered.",
      },
    ],
    related: ["scientific/integral", "scientific/graphing-calculator", "scientific/equation-solver"],
    words: [
      "derivative calculator",
      "differentiate",
      "differentiation",
      "second derivative",
      "d/dx",
      "dy/dx",
      "slope of tangent",
      "partial derivative",
      "calculus solver",
    ],
  },
  {
    slug: "integral",
    name: "Definite integral",
    heading: "Integral Calculator: Definite Integrals",
    question: "What is the integral of this function between two limits?",
    lead: "Type a function with a lower and an upper limit to get the signed area under its curve, drawn and computed: exactly for a polynomial, otherwise numerically with a bound for the error.",
    seo: {
      title: "Definite Integral Calculator with Graph",
      description:
        "Integrate a function from a to b: exact for polynomials, otherwise adaptive Gauss–Kronrod with an error estimate, infinite limits too, and the area drawn.",
    },
    query: { page: "advanced", expression: "integrate(x^2, x, 0, 3)", angle: "rad" },
    sources: ["ieee-754"],
    examples: [
      {
        title: "x² from 0 to 3",
        answer: ["∫ x² dx from 0 to 3 = 9"],
        origin: independent("x³/3 at the limits, by hand"),
      },
      {
        title: "One arch of the sine",
        query: { expression: "integrate(sin(x), x, 0, pi)" },
        answer: ["∫ sin(x) dx from 0 to π = 2"],
        origin: independent("−cos x at the limits, by hand"),
      },
      {
        title: "The bell curve over the whole axis",
        query: { expression: "integrate(exp(-x^2), x, -inf, inf)" },
        answer: ["∫ e^(−x²) dx from −∞ to ∞ = 1.77245385091"],
        origin: independent("√π in Python"),
      },
    ],
    guide: [
      {
        title: "A number, not a formula",
        text: "A definite integral is a number: the area between the curve and the axis, counted negative below the axis. This page computes that number. It does not return an antiderivative, which many functions do not even have in closed form; the bell curve is the best known of them.",
      },
      {
        title: "Exact or with an error",
        text: "Polynomials are integrated in fractions. Any other function is sampled at points that crowd where it bends, by the Gauss–Kronrod rule: two rules of different order share their points, and their difference bounds the error. The note under the result states that bound and the number of points.",
      },
      {
        title: "Area is not always the integral",
        text: "Sine over a full turn integrates to zero although there is plenty of area. For the area between a curve and the axis, split the interval at the roots and add the absolute values, or integrate abs(f). For the area between two curves, integrate the difference of upper and lower.",
      },
      {
        title: "Infinite limits and poles",
        text: "Type inf or -inf as a limit. The integral converges only if the function falls off fast enough: 1/x² does, 1/x does not. A pole inside the interval can make the value infinite; then a message appears instead of a number. Splitting at the pole shows which side is to blame.",
      },
    ],
    faq: [
      {
        q: "Can it find the antiderivative with + C?",
        a: "No, only the value between two limits. To check an antiderivative of your own, differentiate it and compare with the function, or evaluate it at both limits and compare the difference with the result shown on this page.",
      },
      {
        q: "Why is my integral negative?",
        a: "More of the curve lies below the axis than above it, or the lower limit is larger than the upper one. Exchanging the limits changes the sign. If you want an area, integrate the absolute value of the function.",
      },
      {
        q: "Which limits may I enter?",
        a: "Numbers, fractions, expressions such as pi/2 or sqrt(2), and inf or -inf. Limits with other letters are not possible, because the result would then be a function rather than a number.",
      },
    ],
    related: ["scientific/derivative", "scientific/graphing-calculator", "scientific/statistics"],
    words: [
      "integral calculator",
      "integrate",
      "integration",
      "definite integral",
      "area under the curve",
      "numerical integration",
      "antiderivative",
      "improper integral",
      "area under a curve",
    ],
  },
  {
    slug: "matrix",
    name: "Matrix calculator",
    heading: "Matrix Calculator: Inverse and Determinant",
    question: "What is the inverse, determinant or product of these matrices?",
    lead: "Fill the grid or paste it from a spreadsheet, then choose the operation: inverse, determinant, rank, eigenvalues, decompositions, products or A x = b, in exact fractions wherever they exist.",
    seo: {
      title: "Matrix Calculator: Inverse, Determinant",
      description:
        "Matrix inverse, determinant, rank, row echelon form, eigenvalues, LU, QR, products and A x = b, in exact fractions, with grids that take a pasted sheet.",
    },
    query: { page: "advanced", expression: "inv([[2, 1], [1, 3]])" },
    sources: ["ieee-754"],
    examples: [
      {
        title: "Inverse of a 2 × 2 matrix",
        answer: ["[[2, 1], [1, 3]]⁻¹ = [[3/5, −1/5], [−1/5, 2/5]]"],
        origin: independent("the adjugate divided by the determinant 5, by hand"),
      },
      {
        title: "Determinant of a 3 × 3 matrix",
        query: { expression: "det([[1, 2, 3], [4, 5, 6], [7, 8, 10]])" },
        answer: ["det([[1, 2, 3], [4, 5, 6], [7, 8, 10]]) = −3"],
        origin: independent("the rule of Sarrus, by hand"),
      },
      {
        title: "Eigenvalues of a symmetric matrix",
        query: { expression: "eigenvectors([[2, 1], [1, 2]])" },
        answer: ["λ_1 = 1", "λ_2 = 3"],
        origin: independent("the zeros of (2 − λ)² − 1, by hand"),
      },
    ],
    guide: [
      {
        title: "When an inverse exists",
        text: "Only a square matrix with a determinant other than zero has an inverse. A zero determinant means that some row is a combination of the others, and the rank says how many independent rows remain. For a system A x = b, solve directly instead of inverting: it needs fewer operations and loses fewer digits.",
      },
      {
        title: "Fractions without rounding",
        text: "Entries such as 1/3 or 0.1 are taken as exact fractions, and elimination is carried out with them. A determinant that is zero is therefore zero and not a tiny remainder. Eigenvalues and the QR decomposition need square roots; their decimals are rounded where no exact form is found.",
      },
      {
        title: "Rows, columns and order",
        text: "A product needs as many columns on the left as rows on the right, and A·B usually differs from B·A. The inverse of a product reverses the order. If a result surprises you, transpose one factor and check the sizes first; most errors in a chain of matrices are exchanged factors.",
      },
    ],
    faq: [
      {
        q: "How do I paste a matrix from Excel?",
        a: "Copy the block of cells there, select the top left cell of the grid here and paste. Rows and columns are added as needed. Text separated by tabs, commas or spaces works as well, with one line for each row.",
      },
      {
        q: "What does a determinant of zero tell me?",
        a: "The matrix flattens space: its rows are dependent, it has no inverse, and a system with it has either no solution or infinitely many. Choose the rank or the reduced row echelon form to see which rows depend on which.",
      },
      {
        q: "Why do eigenvectors here differ from my book’s by a factor?",
        a: "An eigenvector keeps its direction under the matrix, and so does every multiple of it. Books often scale to whole numbers or to length one. Compare ratios of the entries: if they agree, both vectors are right.",
      },
      {
        q: "Are complex eigenvalues shown?",
        a: "Yes. A rotation, for example, turns every real vector, so it has no real eigenvector, and its eigenvalues come as a conjugate pair. They are written with i, next to the real ones if there are any.",
      },
    ],
    related: ["scientific/linear-system", "scientific/equation-solver", "scientific/regression"],
    words: [
      "matrix inverse",
      "inverse matrix calculator",
      "determinant calculator",
      "matrix multiplication",
      "eigenvalue calculator",
      "eigenvectors",
      "rref calculator",
      "matrix rank",
      "lu decomposition",
      "transpose",
    ],
  },
  {
    slug: "linear-system",
    name: "System of equations",
    heading: "System of Equations Solver",
    question: "Which values solve these linear equations together?",
    lead: "Write one linear equation per line, with up to twelve unknowns under any names. The solution is exact; if there are none or infinitely many, you learn which and why.",
    seo: {
      title: "System of Linear Equations Solver",
      description:
        "Solve a system of linear equations exactly: up to twelve unknowns with any names, one equation per line, with no or infinitely many solutions recognized.",
    },
    query: { page: "advanced", expression: "2x + 3y = 7, x - y = 1" },
    sources: ["ieee-754"],
    examples: [
      {
        title: "Two equations, two unknowns",
        answer: ["x = 2", "y = 1", "The system has exactly one solution."],
        origin: independent("inserting x = y + 1 into the first equation, by hand"),
      },
      {
        title: "Three equations, three unknowns",
        query: { expression: "2x + y - z = 8, -3x - y + 2z = -11, -2x + y + 2z = -3" },
        answer: ["x = 2", "y = 3", "z = −1"],
        origin: independent("inserting the values into all three equations, by hand"),
      },
      {
        title: "Two parallel lines",
        query: { expression: "x + y = 2, 2x + 2y = 5" },
        answer: ["The system has no solution: its equations contradict each other."],
        origin: independent("twice the first equation says 4 where the second says 5"),
      },
    ],
    guide: [
      {
        title: "Elimination in fractions",
        text: "A multiple of one equation is subtracted from the others until each contains one unknown. That is Gauss–Jordan elimination, done here with exact fractions, so one third stays one third and a system that is nearly singular is not mistaken for a singular one.",
      },
      {
        title: "One, none or many",
        text: "Two lines in a plane cross once, never, or are the same line. In more dimensions it is alike: a contradiction such as 0 = 1 means no solution, and fewer independent equations than unknowns leave free ones. The others are then given in terms of those that may be chosen.",
      },
      {
        title: "From words to equations",
        text: "Name each unknown quantity, write what is counted twice in two ways, and keep one unit throughout. Tickets at two prices give one equation for the number sold and one for the money. As many independent statements as unknowns are needed; repeating a statement in other words adds nothing.",
      },
    ],
    faq: [
      {
        q: "Do the equations have to be in order?",
        a: "No. Unknowns may stand on both sides and in any order, and constants may be anywhere. Terms are collected before solving. Names can be longer than a letter, such as price, as long as they begin with a letter.",
      },
      {
        q: "Can it solve nonlinear systems?",
        a: "Not here: a product of two unknowns or a square in a system is rejected with a message. One equation in one unknown may be of any kind and belongs to the equation solver. For two curves, plot both and read off their intersections.",
      },
      {
        q: "What if I have more equations than unknowns?",
        a: "Then they agree or they do not. If they agree, the surplus ones change nothing. Measured data rarely agree exactly, and a contradiction is reported; for a best compromise, fit a line by regression instead of solving.",
      },
    ],
    related: ["scientific/matrix", "scientific/equation-solver", "scientific/regression"],
    words: [
      "simultaneous equations",
      "systems of equations calculator",
      "solve two equations",
      "linear equations solver",
      "gaussian elimination",
      "cramer's rule",
      "3x3 system",
      "elimination method",
      "substitution method",
    ],
  },
  {
    slug: "statistics",
    name: "Mean, median and standard deviation",
    heading: "Mean, Median, Mode and Standard Deviation",
    question: "What are the average and the spread of these numbers?",
    lead: "Paste a list of numbers for its mean, median, mode, quartiles, variance and standard deviation, of a sample and of a whole population side by side, with a picture of the distribution.",
    seo: {
      title: "Mean, Median, Mode, Standard Deviation",
      description:
        "Paste numbers to get mean, median, mode, quartiles, variance and standard deviation for a sample and a population, with a chart and exact fractions.",
    },
    query: { page: "advanced", expression: "stats([4, 8, 15, 16, 23, 42])" },
    sources: ["ieee-754"],
    examples: [
      {
        title: "4, 8, 15, 16, 23, 42",
        answer: ["Mean: 18", "Median: 31/2 = 15.5", "Standard deviation, sample (n − 1): 13.4907375632"],
        origin: independent("Python’s statistics module"),
      },
      {
        title: "2, 4, 4, 4, 5, 5, 7, 9",
        query: { expression: "stats([2, 4, 4, 4, 5, 5, 7, 9])" },
        answer: ["Mean: 5", "Mode: 4", "Standard deviation, population (n): 2"],
        origin: independent("Python’s statistics module"),
      },
    ],
    guide: [
      {
        title: "Sample or population",
        text: "If the list is everything there is, such as the grades of one class, divide the squared deviations by n. If it is a sample from which you infer something larger, divide by n − 1, which makes up for measuring from the sample’s own mean. Both are displayed, so state which one you used.",
      },
      {
        title: "Mean or median",
        text: "The mean uses every value and is pulled by extreme ones; the median is the middle of the sorted list and hardly notices them. Incomes and house prices are usually reported by their median. If the two differ a lot, the distribution is skewed, and one number does not describe it.",
      },
      {
        title: "Quartiles are a convention",
        text: "There are at least nine definitions in use. Here the lower quartile is the median of the lower half, and with an odd count the middle value belongs to neither half, as in most school books. Spreadsheets interpolate and may give another value for short lists.",
      },
      {
        title: "Outliers before averages",
        text: "Look at the picture first. A typing error of one digit can double a standard deviation. A common rule flags values farther than one and a half interquartile ranges from the quartiles. Check such a value at its source before you remove it, and mention that you did.",
      },
    ],
    faq: [
      {
        q: "Which standard deviation does Excel compute?",
        a: "STDEV.S is the one of a sample and STDEV.P the one of a population; the older STDEV equals STDEV.S. Pocket calculators label them s and σ, or with n − 1 and n below a sigma. All of them are in the list above.",
      },
      {
        q: "Can I paste a column from a spreadsheet?",
        a: "Yes. Numbers may be separated by line breaks, tabs, spaces, commas or semicolons. A decimal comma is recognized if the separators leave no doubt. The number of values found is displayed under the field, so you can see that none was lost.",
      },
      {
        q: "What if no value occurs twice?",
        a: "Then there is no mode, and that is what you see, rather than a list of all values. With measured decimals this is normal. Group such data into intervals and name the most frequent interval instead.",
      },
      {
        q: "What is the difference between variance and standard deviation?",
        a: "Variance is the average squared distance from the mean, in squared units. Its square root, the standard deviation, has the unit of the data and can be compared with the values. Variances of independent quantities add; standard deviations do not.",
      },
    ],
    related: ["scientific/regression", "percentage", "scientific/integral"],
    words: [
      "std dev",
      "standard deviation calculator",
      "average calculator",
      "mean median mode",
      "variance calculator",
      "descriptive statistics",
      "quartile calculator",
      "sample standard deviation",
      "five number summary",
      "interquartile range",
      "stdev",
      "average of numbers",
      "standard error",
      "z score",
    ],
  },
  {
    slug: "regression",
    name: "Linear regression",
    heading: "Linear Regression Calculator: Line of Best Fit",
    question: "Which straight line fits these points best?",
    lead: "Paste the x and y values for the least-squares line, with slope, intercept, correlation and R². The points are drawn with the line, so that you see whether a line is the right model.",
    seo: {
      title: "Linear Regression: Line of Best Fit",
      description:
        "Fit a straight line to points by least squares: slope, intercept, correlation r and R², with a scatter plot of the data, and two pasted columns at once.",
    },
    query: { page: "advanced", expression: "regression([1, 2, 3, 4, 5], [2, 4, 5, 4, 5])" },
    sources: ["ieee-754"],
    examples: [
      {
        title: "Five points",
        answer: ["Least-squares line: y = 11/5 + 3/5 · x", "R²: 3/5 = 0.6"],
        origin: independent("Python’s statistics.linear_regression"),
      },
      {
        title: "The first of Anscombe’s four data sets",
        query: {
          expression:
            "regression([10, 8, 13, 9, 11, 14, 6, 4, 12, 7, 5], [8.04, 6.95, 7.58, 8.81, 8.33, 9.96, 7.24, 4.26, 10.84, 4.82, 5.68])",
        },
        answer: ["Slope: 0.500090909091", "Intercept: 3.00009090909", "R²: 0.666542459509"],
        origin: {
          kind: "published",
          source: "Anscombe, Graphs in Statistical Analysis, 1973, with fewer digits: y = 3 + 0.5x, R² 0.667",
        },
      },
    ],
    guide: [
      {
        title: "Least squares",
        text: "The line is chosen so that the squares of the vertical distances add up to as little as possible. It always passes through the point of both means. Slope and intercept are exact fractions if the data are decimals, since only sums, products and one division are involved.",
      },
      {
        title: "What R² says, and what not",
        text: "R² is the share of the variance of y that the line accounts for, and r is its signed root. A high value does not prove that the relation is linear: Anscombe’s four data sets share one line and one R², and only one of them looks like it. Look at the picture.",
      },
      {
        title: "x and y are not exchangeable",
        text: "Vertical distances are minimized, so the line for y from x differs from the line for x from y unless all points lie on it. Put the quantity that you set or know precisely into x, and the one that you measured or want to predict into y.",
      },
      {
        title: "Inside the data only",
        text: "Predictions are safest between the smallest and the largest x. Beyond them the relation may bend, stop or reverse. A single point far from the others in x can determine the slope nearly alone; leave it out once and see how much the result changes.",
      },
    ],
    faq: [
      {
        q: "How do I predict y for a new x?",
        a: "Multiply the new x by the slope and add the intercept. Keep all digits of both until the end, then round to the precision of your data. The scatter of the points around the line tells you how far off a prediction may be.",
      },
      {
        q: "Can I fit a curve instead of a line?",
        a: "Transform the data first. If y grows by a constant percentage, take logarithms of y. For a power law, take logarithms of both. The straight line through the transformed points gives the exponent or the rate of growth as its slope.",
      },
      {
        q: "Does a strong correlation mean that x causes y?",
        a: "No. Both may follow a third quantity, such as time or temperature, or the link may be chance in a small sample. Causes are found by experiments that change x on purpose, or by careful comparison, not by the size of r.",
      },
    ],
    related: ["scientific/statistics", "scientific/linear-system", "scientific/graphing-calculator"],
    words: [
      "line of best fit",
      "least squares",
      "linear fit",
      "trend line",
      "correlation coefficient",
      "r squared",
      "scatter plot regression",
      "slope and intercept from data",
      "regression line",
      "curve fitting",
    ],
  },
]);
