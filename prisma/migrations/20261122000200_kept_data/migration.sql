-- The step of the last code of the second factor that was accepted: none is accepted twice (RFC 6238, 5.2).
ALTER TABLE "auth_two_factors" ADD COLUMN "last_step" INTEGER;
-- Browsers were trusted without the second factor: no longer.
DELETE FROM "auth_verifications" WHERE "identifier" LIKE 'trust-device-%';

-- Whoever had a message deleted wants the address gone from the log too.
UPDATE "audit_entries" SET "detail" = "detail" - 'from'
  WHERE "action" LIKE 'message.%'
    AND "subject" NOT IN (SELECT 'message ' || "id" FROM "contact_submissions");
CREATE INDEX "audit_entries_subject_idx" ON "audit_entries" ("subject");

-- Old mail, old sessions and rejected reviews are deleted.
CREATE INDEX "outgoing_mail_created_at_idx" ON "outgoing_mail" ("created_at");
CREATE INDEX "auth_sessions_updated_at_idx" ON "auth_sessions" ("updated_at");
CREATE INDEX "user_reviews_rejected_idx" ON "user_reviews" ("decided_at") WHERE NOT "is_approved";

-- Bytes of what visitors sent and nobody has decided on or deleted yet, with a kilobyte for each row itself: all
-- messages, and the reviews that wait. Kept by triggers, so that asking whether there is room reads one row.
CREATE TABLE "kept_submissions" (
  "kind" TEXT PRIMARY KEY CHECK ("kind" IN ('message', 'review')),
  "bytes" BIGINT NOT NULL DEFAULT 0
);

CREATE FUNCTION "measure_messages"() RETURNS TRIGGER LANGUAGE plpgsql AS $$
DECLARE
  "change" BIGINT;
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT sum(1024 + octet_length("name") + octet_length("email") + octet_length("subject") + octet_length("message"))
      INTO "change" FROM "added";
  ELSE
    SELECT -sum(1024 + octet_length("name") + octet_length("email") + octet_length("subject") + octet_length("message"))
      INTO "change" FROM "removed";
  END IF;
  UPDATE "kept_submissions" SET "bytes" = "bytes" + "change" WHERE "kind" = 'message' AND "change" <> 0;
  RETURN NULL;
END
$$;
CREATE TRIGGER "contact_submissions_added" AFTER INSERT ON "contact_submissions"
  REFERENCING NEW TABLE AS "added" FOR EACH STATEMENT EXECUTE FUNCTION "measure_messages"();
CREATE TRIGGER "contact_submissions_removed" AFTER DELETE ON "contact_submissions"
  REFERENCING OLD TABLE AS "removed" FOR EACH STATEMENT EXECUTE FUNCTION "measure_messages"();

CREATE FUNCTION "measure_waiting_reviews"() RETURNS TRIGGER LANGUAGE plpgsql AS $$
DECLARE
  "change" BIGINT := 0;
BEGIN
  IF TG_OP <> 'DELETE' THEN
    SELECT coalesce(sum(1024 + octet_length("name") + octet_length("comment")), 0)
      INTO "change" FROM "added" WHERE "decided_at" IS NULL;
  END IF;
  IF TG_OP <> 'INSERT' THEN
    SELECT "change" - coalesce(sum(1024 + octet_length("name") + octet_length("comment")), 0)
      INTO "change" FROM "removed" WHERE "decided_at" IS NULL;
  END IF;
  UPDATE "kept_submissions" SET "bytes" = "bytes" + "change" WHERE "kind" = 'review' AND "change" <> 0;
  RETURN NULL;
END
$$;
CREATE TRIGGER "user_reviews_added" AFTER INSERT ON "user_reviews"
  REFERENCING NEW TABLE AS "added" FOR EACH STATEMENT EXECUTE FUNCTION "measure_waiting_reviews"();
CREATE TRIGGER "user_reviews_changed" AFTER UPDATE ON "user_reviews"
  REFERENCING OLD TABLE AS "removed" NEW TABLE AS "added" FOR EACH STATEMENT EXECUTE FUNCTION "measure_waiting_reviews"();
CREATE TRIGGER "user_reviews_removed" AFTER DELETE ON "user_reviews"
  REFERENCING OLD TABLE AS "removed" FOR EACH STATEMENT EXECUTE FUNCTION "measure_waiting_reviews"();

INSERT INTO "kept_submissions" ("kind", "bytes")
  SELECT 'message',
    coalesce(sum(1024 + octet_length("name") + octet_length("email") + octet_length("subject") + octet_length("message")), 0)
  FROM "contact_submissions";
INSERT INTO "kept_submissions" ("kind", "bytes")
  SELECT 'review', coalesce(sum(1024 + octet_length("name") + octet_length("comment")), 0)
  FROM "user_reviews" WHERE "decided_at" IS NULL;
