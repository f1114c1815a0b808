import type { Document } from "./document.ts";
import { chemistry } from "./documents/chemistry.ts";
import { engineering } from "./documents/engineering.ts";
import { finance } from "./documents/finance.ts";
import { health } from "./documents/health.ts";
import { materials } from "./documents/materials.ts";
import { mathematics } from "./documents/mathematics.ts";
import { measurement } from "./documents/measurement.ts";
import { physics } from "./documents/physics.ts";
import { time } from "./documents/time.ts";

/** Every cited document, by id. */
export const register = {
  ...measurement,
  ...mathematics,
  ...time,
  ...finance,
  ...health,
  ...engineering,
  ...materials,
  ...chemistry,
  ...physics,
};

export type DocumentId = keyof typeof register;

export const findDocument = (id: string): Document | undefined =>
  Object.hasOwn(register, id) ? register[id as DocumentId] : undefined;
