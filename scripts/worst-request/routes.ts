import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../paths.ts";

const manifest = <T>(name: string): T => JSON.parse(readFileSync(join(root, ".next", name), "utf8")) as T;

/** Sample values for the dynamic parts of a route, so that all of its code runs. */
const SAMPLES: Readonly<Record<string, string>> = {
  "[articleSlug]": "ultimate-guide-hvac-systems",
  "[calculatorId]": "loan",
  "[categorySlug]": "general-physics-mechanics",
  "[toolSlug]": "length",
  "[pairSlug]": "meter-to-foot",
  "[slug]": "length",
  "[id]": "1",
  "[entry]": "iron",
  "[calculatorId]/[entry]": "date/days-between-dates",
  "[calculatorId]/[job]": "date/days-between-dates",
  "[kind]": "calculators",
  "[system]": "us",
  "[tool]": "loan",
  "[...path]": "sign-in/email",
};

export interface Route {
  /** Name in Next: "/calculators/[calculatorId]". */
  route: string;
  /** Address that matches it. */
  path: string;
  /** Ids of the server actions of its page. */
  actions: readonly string[];
}

interface Actions {
  node: Readonly<Record<string, { workers: Readonly<Record<string, unknown>> }>>;
}

/** Lists every route of the built site. @throws Error for a dynamic part without a sample. */
export function builtRoutes(): Route[] {
  const routes = manifest<Readonly<Record<string, string>>>("app-path-routes-manifest.json");
  const { node: actions } = manifest<Actions>("server/server-reference-manifest.json");
  return Object.entries(routes)
    .filter(([, route]) => !route.startsWith("/_"))
    .map(([file, route]) => ({
      route,
      path: route.replace(/(?<=\/)(?:\[calculatorId\]\/(?=\[(?:entry|job)\]))?\[[^/]*/g, (part) => {
        const sample = SAMPLES[part];
        if (sample === undefined) throw new Error(`Nothing stands for ${part} of ${route}`);
        return sample;
      }),
      actions: Object.keys(actions).filter((id) => Object.hasOwn(actions[id]?.workers ?? {}, `app${file}`)),
    }));
}

/** Returns true if a route of the API accepts a body. */
export const takesBody = (route: string): boolean =>
  /^\/api\/(?:auth|chat|contact|reviews|v1\/calculators\/)/.test(route);
