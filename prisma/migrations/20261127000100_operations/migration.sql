-- Rejected attempts on the admin area and exceeded limits: one row for each kind, subject and ten minutes, whatever their number.
-- "clients" are codes of networks that change daily (lib/server/security/client-code.ts).
CREATE TABLE "security_events" (
  "id" SERIAL PRIMARY KEY,
  "window_start" TIMESTAMPTZ(3) NOT NULL,
  "kind" TEXT NOT NULL,
  "subject" TEXT NOT NULL,
  "first_at" TIMESTAMPTZ(3) NOT NULL,
  "last_at" TIMESTAMPTZ(3) NOT NULL,
  "count" INTEGER NOT NULL DEFAULT 0,
  "clients" TEXT[] NOT NULL DEFAULT '{}'
);
CREATE UNIQUE INDEX "security_events_window_start_kind_subject_key"
  ON "security_events" ("window_start", "kind", "subject");
CREATE INDEX "security_events_last_at_idx" ON "security_events" ("last_at");

-- When the owner last got a mail about a kind of event.
CREATE TABLE "owner_alerts" (
  "kind" TEXT PRIMARY KEY,
  "sent_at" TIMESTAMPTZ NOT NULL
);

-- When a mail was last tried, which the next try does not say.
ALTER TABLE "outgoing_mail" ADD COLUMN "last_tried_at" TIMESTAMPTZ(3);

-- Calls of the language model, by UTC day.
CREATE TABLE "model_days" (
  "day" DATE PRIMARY KEY,
  "calls" INTEGER NOT NULL DEFAULT 0,
  "failures" INTEGER NOT NULL DEFAULT 0,
  "input_tokens" BIGINT NOT NULL DEFAULT 0,
  "output_tokens" BIGINT NOT NULL DEFAULT 0,
  "last_error" TEXT,
  "last_error_at" TIMESTAMPTZ(3)
);
