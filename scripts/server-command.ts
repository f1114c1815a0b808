/**
 * Command that starts the built site, relative to the project's folder; deploy/ has the same. Young objects
 * have 8 MB instead of the 64 of Node on a machine with much memory, and the C library has one heap instead
 * of sixteen and returns its end to the system: this costs at most a tenth of the time of a packed page. An
 * idle server must collect garbage to return memory (docs/decisions/memory.md).
 */
export const serverCommand = {
  args: ["--max-semi-space-size=8", "--expose-gc", ".next/serve/serve.mjs"],
  environment: { NODE_ENV: "production", MALLOC_ARENA_MAX: "1", MALLOC_TRIM_THRESHOLD_: "1048576" },
} as const;
