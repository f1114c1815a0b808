import * as z from "zod";
import { records } from "../records.ts";
import { source } from "../source.ts";

/** gpm/ft² over ft². */
const point = z.strictObject({ density: z.number().positive(), area: z.number().positive() });

/** Requirements of each hazard, in the units of the standard. */
const criteria = z.strictObject({
  source,
  hazards: z.record(
    z.string(),
    z.strictObject({
      /** The only point since 2022, and where the curves before begin. */
      point,
      /** Next to an unsprinklered combustible concealed space. */
      concealed: point,
      /** Ends of the curves of 2016 and 2019. */
      curveEnd: point,
      /** Inside and outside hose together, gpm. */
      hose: z.number().positive(),
      /** With and without a supervised waterflow alarm, minutes. */
      durations: z.tuple([z.number().positive(), z.number().positive()]),
      /** Coverage of one standard spray sprinkler in a hydraulically calculated system, ft². */
      coverage: z.number().positive(),
      /** Between sprinklers, ft. */
      spacing: z.number().positive(),
      /** Area of a floor on one system riser, ft². */
      riserArea: z.number().positive(),
    }),
  ),
});

export const schemaOf = (file: string) => (file === "records" ? records : criteria);
