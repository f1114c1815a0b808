import { formulaFonts } from "@/components/formula/fonts";
import { namedAngle } from "@/lib/calculators/scientific/address-angle";
import { plotFromQuery } from "@/lib/calculators/scientific/graph/address";
import { compileFunction } from "@/lib/calculators/scientific/graph/compile";
import { namedPoints } from "@/lib/calculators/scientific/graph/points";
import { findPanelJob } from "@/lib/catalog/jobs";
import { run } from "@/lib/science/algebra/run";
import { JobTool } from "./jobs/job-tool";
import type { InitialPlot } from "./plot/plot";

/** Page of a job, with the answer to its request: the page shows it before any script runs. */
export function Entry({ slug }: { slug: string }) {
  const job = findPanelJob("scientific", slug);
  if (!job) return null;
  const { page, expression: line = "" } = job.query;
  const angle = namedAngle(new URLSearchParams(job.query)) ?? "rad";
  return (
    <div className={formulaFonts}>
      {page === "plot" ? (
        <JobTool slug={slug} plot={plotOf(job.query)} />
      ) : (
        <JobTool slug={slug} line={line} angle={angle} answer={run({ line, angle, definitions: [] })} />
      )}
    </div>
  );
}

/** Room for the curve of y = x² − 4x + 3 with its vertex and roots. */
const VIEW = { xMin: -4, xMax: 8, yMin: -3, yMax: 13 };

/** Clock of a search that a slow build must not cut off. */
const NO_TIME_LIMIT = () => 0;

function plotOf(query: Readonly<Record<string, string>>): InitialPlot {
  const state = plotFromQuery(new URLSearchParams(query));
  const functions = state.texts.flatMap((text) => {
    const compiled = compileFunction(text, state.angle);
    return compiled.ok ? [compiled.value] : [];
  });
  return { state, view: VIEW, points: namedPoints(functions, VIEW, NO_TIME_LIMIT) };
}
