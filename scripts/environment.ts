import nextEnv from "@next/env";
import { root } from "./paths.ts";

/** Applies the .env files in Next's way; variables that are set already have precedence. */
export function loadEnvironment(): void {
  nextEnv.loadEnvConfig(root, false, { info: () => {}, error: console.error });
}
