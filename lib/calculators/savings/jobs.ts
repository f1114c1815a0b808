import type { FormJob } from "../../kit/calculator/jobs.ts";
import apy from "./jobs/apy.ts";
import compoundInterest from "./jobs/compound-interest.ts";
import monthlyDeposit from "./jobs/monthly-deposit.ts";
import savingsGoal from "./jobs/savings-goal.ts";

export default [compoundInterest, savingsGoal, monthlyDeposit, apy] satisfies readonly FormJob[];
