import { z } from "zod";
import { projectSchema } from "./project.ts";

export const PROJECT_SCHEMA_PATH = "/project/schema.json";

export const publishedProjectSchema = (address: string): Record<string, unknown> => ({
  ...z.toJSONSchema(projectSchema),
  $id: address,
  title: "SciCalc project",
  description:
    "Several SciCalc calculations in one file. Inputs are written as in POST /api/v1/calculators/{id}. Links lead to entries in the same file and never form a loop.",
});
