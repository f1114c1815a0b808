import * as z from "zod";
import { RECORD_ID } from "../../lib/core/data/records.ts";
import { records } from "../records.ts";
import { source } from "../source.ts";

/** Source of each station: index in the list of repositories, index of the file in it, WMO number. */
const origins = z.strictObject({
  source,
  repositories: z.array(
    z.strictObject({
      repository: z.string().startsWith("github.com/"),
      commit: z.string().regex(/^[0-9a-f]{40}$/),
      folder: z.string().optional(),
      file: z.string().optional(),
    }),
  ),
  stations: z.record(
    z.string().regex(RECORD_ID),
    z.tuple([z.int().nonnegative(), z.string(), z.string().regex(/^[0-9A-Z]{6}$/)]),
  ),
});

export const schemaOf = (file: string) => (file === "origins" ? origins : records);
