import { definePanelJob } from "../../../kit/calculator/jobs.ts";
import { independent } from "./origins.ts";

export default definePanelJob({
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
  sources: ["boehm-2020"],
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
});
