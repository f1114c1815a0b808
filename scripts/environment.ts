import nextEnv from "@next/env";
import { root } from "./paths.ts";

/** Applies the .env files by Next's rules; existing variables have precedence. */
export function loadEnvironment(): void {
  nextEnv.loadEnvConfig(root, false, { info: () => {}, error: console.error });
}
