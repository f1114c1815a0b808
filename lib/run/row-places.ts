import type { Computation } from "../kit/calculator/computation.ts";
import type { RowPlaces } from "../kit/fields/read.ts";

/** Converts row indexes in problems and warnings to positions in the form, which include blank rows. */
export function inPlaces(computation: Computation, rowPlaces: RowPlaces): Computation {
  if (Object.keys(rowPlaces).length === 0) return computation;
  if (!computation.ok) {
    const problems = computation.problems.map((problem) => ({
      ...problem,
      path: inForm(problem.path, rowPlaces),
    }));
    return { ok: false, problems };
  }
  const { value: answer } = computation;
  const warnings = answer.warnings.map((warning) =>
    warning.at === undefined ? warning : { ...warning, at: inForm(warning.at, rowPlaces) },
  );
  // Charts and tables may be getters, which must not run here.
  const descriptors = {
    ...Object.getOwnPropertyDescriptors(answer),
    warnings: { value: warnings, enumerable: true },
  };
  return { ok: true, value: Object.defineProperties({}, descriptors) as typeof answer };
}

/** Converts "extras.1.amount" to "extras.3.amount" if the second parsed row is the fourth of the form. */
function inForm(path: string, rowPlaces: RowPlaces): string {
  let formPath = "";
  for (const part of path.split(".")) {
    const place = Object.hasOwn(rowPlaces, formPath) ? rowPlaces[formPath]?.[Number(part)] : undefined;
    formPath += `${formPath && "."}${place ?? part}`;
  }
  return formPath;
}
