import { z } from "zod";

/** Unset, empty and blank are the same: .env.example lists every name with nothing behind it. */
const text = z
  .string()
  .trim()
  .optional()
  .transform((value) => (value === "" ? undefined : value));
const flag = text.transform((value) => value === "1" || value === "true");
const count = (usual: number) =>
  text.transform((value) => value ?? String(usual)).pipe(z.coerce.number<string>().int().positive());

const environment = z.object({
  METRICS_PORT: text.pipe(z.coerce.number<string>().int().positive().optional()),
  METRICS_TOKEN: text,
  DATABASE_URL: text,
  DATABASE_POOL: count(10),
  DATA_DIR: text.transform((value) => value ?? ".data"),
  LISTEN_ADDRESS: text,
  PORT: count(3000),
  PROCESSES: count(1),
  DRAIN_SECONDS: text.transform((value) => value ?? "0").pipe(z.coerce.number<string>().min(0).max(300)),
  TRUST_PROXY: flag,
  SITE_URL: text,
  HSTS_INCLUDE_SUBDOMAINS: flag,
  SMTP_URL: text,
  MAIL_FROM: text,
  MAIL_TO: text,
  AUTH_SECRET: text,
  UPGRADE_FROM: text,
  ADMIN_EMAIL: text,
  ADMIN_PASSWORD: text,
  OPENAI_API_KEY: text,
  OPENAI_BASE_URL: text,
  OPENAI_MODEL: text,
  ASSISTANT_DAILY_REQUESTS: count(50),
  RATE_LIMIT_FACTOR: count(1),
});

export type Environment = z.infer<typeof environment>;

/** The settings, read anew at every call: tests change them. See .env.example. @throws ZodError for what cannot be read. */
export const env = (): Environment => environment.parse(process.env);
