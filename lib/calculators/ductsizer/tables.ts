import { type Loaded, whenLoaded } from "../../core/data/loaded-value.ts";
import type { DataLoader } from "../../core/data/loader.ts";
import type { FittingDetails } from "./fittings.ts";
import type { Inputs } from "./modes.ts";
import { type SizeFile, type SizeSeries, seriesOf, sizesOf } from "./sizes.ts";
import type { NoiseLimit, UsualRange } from "./velocities.ts";

/** Data from data/duct-*, in addition to the records that the form selects. */
export interface Tables {
  /** Sizes of the selected list; metric if sizes are exact or entered. */
  series: SizeSeries;
  /** Details by fitting id; empty without fittings. */
  fittings: Readonly<Record<string, FittingDetails>>;
  /** Noise limits; empty unless a location is selected. */
  noise: readonly NoiseLimit[];
  /** Usual velocities; empty unless an application is selected. */
  usual: readonly UsualRange[];
}

export function tablesFor(inputs: Inputs, load: DataLoader): Loaded<Tables> {
  const isUs = sizesOf(inputs) === "us";
  const rows =
    inputs.mode === "run"
      ? [...inputs.sectionFittings, ...inputs.sections.flatMap(({ fittings }) => fittings)]
      : inputs.fittings;
  const sizes = load<SizeFile>("duct-sizes", isUs ? "us" : "metric");
  const fittings =
    rows.length > 0 ? load<Pick<Tables, "fittings">>("duct-fittings", "coefficients") : { fittings: {} };
  const noise =
    inputs.location === "none" ? { limits: [] } : load<{ limits: NoiseLimit[] }>("duct-velocities", "noise");
  const usual =
    inputs.application === "none"
      ? { ranges: [] }
      : load<{ ranges: UsualRange[] }>("duct-velocities", "usual");
  return whenLoaded(sizes, (file) =>
    whenLoaded(fittings, (loaded) =>
      whenLoaded(noise, ({ limits }) =>
        whenLoaded(usual, ({ ranges }) => ({
          series: seriesOf(file, isUs ? "us" : "metric"),
          fittings: loaded.fittings,
          noise: limits,
          usual: ranges,
        })),
      ),
    ),
  );
}
