/**
 * How the built site is started, below the project's folder; deploy/ says the same. Young objects have 8 MB instead of the 64
 * that Node takes where there is much memory, and the C library one heap instead of sixteen, whose end it gives back: a tenth
 * of the time of a packed page at most. What an idle server gives back it must be able to collect (docs/decisions/memory.md).
 */
export const serverCommand = {
  args: ["--max-semi-space-size=8", "--expose-gc", ".next/serve/serve.mjs"],
  environment: { NODE_ENV: "production", MALLOC_ARENA_MAX: "1", MALLOC_TRIM_THRESHOLD_: "1048576" },
} as const;
