import type { PanelJob } from "../../kit/calculator/jobs.ts";
import derivative from "./jobs/derivative.ts";
import equationSolver from "./jobs/equation-solver.ts";
import graphingCalculator from "./jobs/graphing-calculator.ts";
import integral from "./jobs/integral.ts";
import linearSystem from "./jobs/linear-system.ts";
import matrix from "./jobs/matrix.ts";
import quadraticFormula from "./jobs/quadratic-formula.ts";
import regression from "./jobs/regression.ts";
import statistics from "./jobs/statistics.ts";

export default [
  graphingCalculator,
  equationSolver,
  quadraticFormula,
  derivative,
  integral,
  matrix,
  linearSystem,
  statistics,
  regression,
] satisfies readonly PanelJob[];
