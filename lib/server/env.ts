import { isIP } from "node:net";
import { z } from "zod";
import { LOG_LEVELS } from "./front/log-levels.ts";
import { messages } from "./messages.ts";

/** Maximum time to accept connections after SIGTERM, in s. */
export const MAX_DRAIN_SECONDS = 300;
/** Maximum processes on one machine. */
const MAX_PROCESSES = 128;
const MAX_POOL = 1000;
/** Maximum tokens of one question to the language model. A day must allow at least one. */
export const MODEL_QUESTION_TOKENS = 24_000;
/** Daily maximum. Twice that is a 32-bit integer. */
const MAX_TOKENS = 999_999_999;
/** Matches the name of a build, of 21 characters; lib/server/instances/identity.ts truncates. */
const BUILD_ID = /^[\w-]{1,40}$/;

/** Unset, empty and blank are equivalent: .env.example lists every name without a value. */
const text = z
  .string()
  .trim()
  .optional()
  .transform((value) => (value === "" ? undefined : value));

/** Validates a text. Messages never contain the value, which may be a secret, or one on the wrong line. */
const textWith = (isValid: (value: string) => boolean, message: string) =>
  text.refine((value) => value === undefined || isValid(value), message);

const flag = (name: string) =>
  textWith((value) => /^(?:1|0|true|false)$/.test(value), messages.settings.notAFlag(name)).transform(
    (value) => value === "1" || value === "true",
  );

/** A number in plain decimal digits that `isValid` accepts. */
const number = (isValid: (value: number) => boolean, message: string) =>
  textWith((value) => /^\d{1,9}(?:\.\d{1,9})?$/.test(value) && isValid(Number(value)), message).transform(
    (value) => (value === undefined ? undefined : Number(value)),
  );

const integer = (name: string, max: number, min = 1) =>
  number(
    (value) => Number.isInteger(value) && value >= min && value <= max,
    messages.settings.notWhole({ name, min, max }),
  );

const port = (name: string) => integer(name, 65_535);

function isUrl(value: string, schemes: readonly string[]): boolean {
  const url = URL.parse(value);
  return url !== null && schemes.includes(url.protocol) && url.hostname !== "";
}

/** Returns true for an origin, without path, query and credentials. */
function isOrigin(value: string): boolean {
  const { username, password, pathname, search, hash } = URL.parse(value) ?? {};
  const isBare = pathname === "/" && [username, password, search, hash].every((part) => part === "");
  return isBare && isUrl(value, ["http:", "https:"]);
}

/** Returns true for a Postgres URL, whose host may be a parameter. Decodes its parts as pg does. */
function isPostgresUrl(value: string): boolean {
  const url = URL.parse(value);
  if (!url || !["postgres:", "postgresql:"].includes(url.protocol)) return false;
  try {
    decodeURIComponent(url.username + url.password + url.pathname);
    return true;
  } catch {
    return false;
  }
}

const isHost = (value: string): boolean =>
  isIP(value) !== 0 || (/^[a-z\d.-]{1,253}$/i.test(value) && !/^[\d.]+$/.test(value));

/** Returns true for a mailbox: an address, or a name with the address in angle brackets. */
const isMailbox = (value: string): boolean =>
  /^(?:[^<>@\p{Cc}]{0,100}<[^\s<>@,;"]{1,64}@[^\s<>@,;"]{1,190}>|[^\s<>@,;"]{1,64}@[^\s<>@,;"]{1,190})$/u.test(
    value,
  );

/** Splits a list of mailboxes, which are separated by commas outside quotes. */
export const parseMailboxes = (value: string): string[] =>
  (value.match(/(?:"[^"]*"|[^",])+/g) ?? []).map((mailbox) => mailbox.trim());

const environment = z.object({
  PORT: port("PORT").transform((value) => value ?? 3000),
  LISTEN_ADDRESS: textWith(
    isHost,
    "LISTEN_ADDRESS must be an IP address of this machine or a host name, without a port.",
  ),
  PROCESSES: integer("PROCESSES", MAX_PROCESSES).transform((value) => value ?? 1),
  DRAIN_SECONDS: number(
    (value) => value <= MAX_DRAIN_SECONDS,
    `DRAIN_SECONDS must be a number from 0 to ${MAX_DRAIN_SECONDS}.`,
  ).transform((value) => value ?? 0),
  LOG_LEVEL: textWith(
    (value) => LOG_LEVELS.some((level) => level === value.toLowerCase()),
    `LOG_LEVEL must be one of ${LOG_LEVELS.join(", ")}.`,
  ),
  METRICS_PORT: port("METRICS_PORT"),
  METRICS_TOKEN: text,
  SITE_URL: textWith(
    isOrigin,
    "SITE_URL must be a scheme and a host without a path, such as https://example.org.",
  ).transform((value) => value && new URL(value).origin),
  HSTS_INCLUDE_SUBDOMAINS: flag("HSTS_INCLUDE_SUBDOMAINS"),
  TRUST_PROXY: flag("TRUST_PROXY"),
  DATABASE_URL: textWith(
    isPostgresUrl,
    "DATABASE_URL must be the URL of a Postgres database, such as postgres://name:password@db.example.org/scicalc, with special characters of the password percent-encoded.",
  ),
  DATABASE_POOL: integer("DATABASE_POOL", MAX_POOL).transform((value) => value ?? 10),
  DATA_DIR: textWith(
    (value) => value === "memory://" || !/^\w+:\/\//.test(value),
    "DATA_DIR must be a folder of this machine.",
  ).transform((value) => value ?? ".data"),
  AUTH_SECRET: textWith(
    (value) => value.length >= 32,
    "AUTH_SECRET must have at least 32 random characters, as `openssl rand -base64 32` prints them.",
  ),
  UPGRADE_FROM: textWith(
    (value) => BUILD_ID.test(value),
    "UPGRADE_FROM must be the contents of the other build’s .next/BUILD_ID, which are letters, digits, hyphens and underscores.",
  ),
  ADMIN_EMAIL: textWith(
    (value) => z.email().safeParse(value).success,
    "ADMIN_EMAIL must be an email address, such as ada@example.org.",
  ),
  ADMIN_PASSWORD: text,
  SMTP_URL: textWith(
    (value) => isUrl(value, ["smtp:", "smtps:"]),
    "SMTP_URL must begin with smtp:// or smtps:// and name a mail server, such as smtps://name:password@mail.example.org.",
  ),
  MAIL_FROM: textWith(
    isMailbox,
    "MAIL_FROM must be one email address, such as site@example.org or SciCalc <site@example.org>.",
  ),
  MAIL_TO: textWith(
    (value) => parseMailboxes(value).every(isMailbox),
    "MAIL_TO must be an email address, such as owner@example.org, or several that are separated by commas.",
  ),
  RATE_LIMIT_FACTOR: number(
    (value) => value > 0,
    "RATE_LIMIT_FACTOR must be a number greater than 0, such as 0.5 or 2.",
  ).transform((value) => value ?? 1),
  OPENAI_API_KEY: text,
  OPENAI_BASE_URL: textWith(
    (value) => isUrl(value, ["http:", "https:"]),
    "OPENAI_BASE_URL must begin with http:// or https://, such as http://localhost:11434/v1.",
  ),
  OPENAI_MODEL: text,
  ASSISTANT_DAILY_REQUESTS: integer("ASSISTANT_DAILY_REQUESTS", 1_000_000),
  ASSISTANT_DAILY_TOTAL: integer("ASSISTANT_DAILY_TOTAL", 100_000_000),
  ASSISTANT_DAILY_TOKENS: integer("ASSISTANT_DAILY_TOKENS", MAX_TOKENS, MODEL_QUESTION_TOKENS),
  ASSISTANT_DAILY_TOTAL_TOKENS: integer("ASSISTANT_DAILY_TOTAL_TOKENS", MAX_TOKENS, MODEL_QUESTION_TOKENS),
});

export type Environment = z.infer<typeof environment>;
export type SettingName = keyof Environment;

/** Schema of each setting by its name: valid values, the error message, and the default. */
export const settingSchemas = environment.shape;
export const SETTING_NAMES = Object.keys(settingSchemas) as readonly SettingName[];

/**
 * Parses the settings on every call, because tests change them. See .env.example. @throws ZodError for
 * invalid ones
 */
export const env = (): Environment => environment.parse(process.env);
