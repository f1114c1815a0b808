-- True once the session's bearer has entered a code of the second factor.
ALTER TABLE "auth_sessions" ADD COLUMN "second_factor" BOOLEAN NOT NULL DEFAULT false;

-- Sessions and pending sign-ins from now on store a hash of their token. Those of before end: everybody signs in again.
DELETE FROM "auth_sessions";
DELETE FROM "auth_verifications";

-- Backup codes are hashed from now on. Those of before were encrypted and too short to hash: new ones are created under
-- Account.
UPDATE "auth_two_factors" SET "backup_codes" = '[]';

-- A second factor that was set up but never confirmed is set up again.
DELETE FROM "auth_two_factors" WHERE NOT "verified";
