import { formCalculators } from "../../lib/catalog/calculators.ts";

const ids = process.env.CALCULATORS?.split(",");

/** All calculators with a form, or only those that `npm test -- unit lib/calculators/<id>` names (scripts/run.ts). */
export const testedCalculators = formCalculators.filter(({ id }) => !ids || ids.includes(id));
