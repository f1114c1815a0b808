import type { FormulaLineProps } from "@/components/formula/formula-line";
import { serverPart } from "@/components/ui/server-markup";
import type { CurvePreviewProps } from "./curve-preview";
import type { DetailsProps } from "./details";
import type { DrawingProps } from "./drawings/drawing";
import type { ExtrasProps } from "./extras";
import type { ResultFiguresProps } from "./figures";
import { messages } from "./messages";

export const figures = serverPart<ResultFiguresProps>({
  load: () => import("./figures").then(({ ResultFigures }) => ResultFigures),
  fallback: () => <NotLoaded section="result" />,
  isFirst: true,
});

/** Server-rendered formula, whose code loads when the visitor uses the page. */
export const equation = serverPart<FormulaLineProps>({
  load: () => import("@/components/formula/formula-line").then(({ FormulaLine }) => FormulaLine),
  fallback: () => <NotLoaded section="formula" />,
});

export const extras = serverPart<ExtrasProps>({
  load: () => import("./extras").then(({ Extras }) => Extras),
  fallback: () => <NotLoaded section="further results" />,
});

export const details = serverPart<DetailsProps>({
  load: () => import("./details").then(({ Details }) => Details),
  fallback: () => <NotLoaded section="details" />,
});

/** Small curve of a formula without a drawing. */
export const curvePreview = serverPart<CurvePreviewProps>({
  load: () => import("./curve-preview").then(({ CurvePreview }) => CurvePreview),
  fallback: () => null,
});

/** Optional drawing of a formula. */
export const drawing = serverPart<DrawingProps>({
  load: () => import("./drawings/drawing").then(({ Drawing }) => Drawing),
  fallback: () => null,
});

/** Loads the code that every formula needs. */
export const loadParts = () =>
  Promise.all([figures.load(), equation.load(), extras.load(), details.load(), curvePreview.load()]);

const NotLoaded = ({ section }: { section: string }) => (
  <p className="text-sm">{messages.sectionNotLoaded(section)}</p>
);
