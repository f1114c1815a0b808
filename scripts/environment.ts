import nextEnv from "@next/env";
import { root } from "./paths.ts";

/** Takes over what the .env files say, as Next reads them; what is set already stays. */
export function loadEnvironment(): void {
  nextEnv.loadEnvConfig(root, false, { info: () => {}, error: console.error });
}
