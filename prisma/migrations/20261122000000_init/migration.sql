-- Questions of the FAQ page, by the specification's columns; `position` is the admin's order.
CREATE TABLE "faqs" (
  "id" SERIAL PRIMARY KEY,
  "category" TEXT NOT NULL CHECK ("category" IN ('privacy', 'technical', 'general', 'support', 'other')),
  "question" TEXT NOT NULL CHECK ("question" ~ '\S'),
  "answer" TEXT NOT NULL CHECK ("answer" ~ '\S'),
  "position" INTEGER NOT NULL DEFAULT 0,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT now(),
  "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT now()
);
CREATE INDEX "faqs_position_id_idx" ON "faqs" ("position", "id");

CREATE TABLE "contact_submissions" (
  "id" SERIAL PRIMARY KEY,
  "name" TEXT NOT NULL CHECK ("name" ~ '\S'),
  "email" TEXT NOT NULL CHECK ("email" LIKE '_%@_%._%'),
  "subject" TEXT NOT NULL CHECK ("subject" ~ '\S'),
  "message" TEXT NOT NULL CHECK ("message" ~ '\S'),
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT now(),
  "read_at" TIMESTAMPTZ(3),
  "archived_at" TIMESTAMPTZ(3),
  "submission_key" TEXT NOT NULL
);
CREATE UNIQUE INDEX "contact_submissions_submission_key_key" ON "contact_submissions" ("submission_key");
CREATE INDEX "contact_submissions_created_at_id_idx" ON "contact_submissions" ("created_at" DESC, "id" DESC);

CREATE TABLE "user_reviews" (
  "id" SERIAL PRIMARY KEY,
  "name" TEXT NOT NULL CHECK ("name" ~ '\S'),
  "rating" SMALLINT NOT NULL CHECK ("rating" BETWEEN 1 AND 5),
  "comment" TEXT NOT NULL CHECK ("comment" ~ '\S'),
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT now(),
  "is_approved" BOOLEAN NOT NULL DEFAULT false,
  "decided_at" TIMESTAMPTZ(3),
  "submission_key" TEXT NOT NULL,
  CHECK ("decided_at" IS NOT NULL OR NOT "is_approved")
);
CREATE UNIQUE INDEX "user_reviews_submission_key_key" ON "user_reviews" ("submission_key");
CREATE INDEX "user_reviews_created_at_id_idx" ON "user_reviews" ("created_at" DESC, "id" DESC);
-- The public list: approved ones only, newest first. One page costs the same among a million.
CREATE INDEX "user_reviews_approved_idx" ON "user_reviews" ("created_at" DESC, "id" DESC) WHERE "is_approved";
-- The queue of the admin.
CREATE INDEX "user_reviews_waiting_idx" ON "user_reviews" ("created_at", "id") WHERE "decided_at" IS NULL;

CREATE TABLE "review_counts" (
  "rating" SMALLINT PRIMARY KEY CHECK ("rating" BETWEEN 1 AND 5),
  "count" INTEGER NOT NULL DEFAULT 0 CHECK ("count" >= 0)
);
INSERT INTO "review_counts" ("rating") VALUES (1), (2), (3), (4), (5);

CREATE FUNCTION "count_approved_reviews"() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD."is_approved" THEN
    UPDATE "review_counts" SET "count" = "count" - 1 WHERE "rating" = OLD."rating";
  END IF;
  IF TG_OP <> 'DELETE' AND NEW."is_approved" THEN
    UPDATE "review_counts" SET "count" = "count" + 1 WHERE "rating" = NEW."rating";
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER "user_reviews_counted" AFTER INSERT OR DELETE OR UPDATE OF "is_approved", "rating" ON "user_reviews"
  FOR EACH ROW EXECUTE FUNCTION "count_approved_reviews"();

CREATE TABLE "audit_entries" (
  "id" SERIAL PRIMARY KEY,
  "at" TIMESTAMPTZ(3) NOT NULL DEFAULT now(),
  "actor" TEXT NOT NULL,
  "action" TEXT NOT NULL,
  "subject" TEXT NOT NULL,
  "detail" JSONB NOT NULL DEFAULT '{}'
);
CREATE INDEX "audit_entries_at_id_idx" ON "audit_entries" ("at" DESC, "id" DESC);

CREATE TABLE "outgoing_mail" (
  "id" SERIAL PRIMARY KEY,
  "subject" TEXT NOT NULL,
  "text" TEXT NOT NULL,
  "reply_to" TEXT,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT now(),
  "attempts" INTEGER NOT NULL DEFAULT 0,
  "next_try_at" TIMESTAMPTZ(3) NOT NULL DEFAULT now(),
  "sent_at" TIMESTAMPTZ(3),
  "last_error" TEXT
);
CREATE INDEX "outgoing_mail_sent_at_next_try_at_idx" ON "outgoing_mail" ("sent_at", "next_try_at");

-- Of rate-limiter-flexible (RateLimiterPrisma).
CREATE TABLE "rate_limits" (
  "key" TEXT PRIMARY KEY,
  "points" INTEGER NOT NULL,
  "expire" TIMESTAMP(3)
);
CREATE INDEX "rate_limits_expire_idx" ON "rate_limits" ("expire");

CREATE TABLE "seeds" (
  "name" TEXT PRIMARY KEY,
  "applied_at" TIMESTAMPTZ(3) NOT NULL DEFAULT now()
);
