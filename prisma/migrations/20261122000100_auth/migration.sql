-- Of better-auth with its two-factor plugin.
CREATE TABLE "auth_users" (
  "id" TEXT PRIMARY KEY,
  "name" TEXT NOT NULL,
  "email" TEXT NOT NULL,
  "email_verified" BOOLEAN NOT NULL DEFAULT false,
  "image" TEXT,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT now(),
  "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT now(),
  "two_factor_enabled" BOOLEAN NOT NULL DEFAULT false
);
CREATE UNIQUE INDEX "auth_users_email_key" ON "auth_users" ("email");

CREATE TABLE "auth_sessions" (
  "id" TEXT PRIMARY KEY,
  "expires_at" TIMESTAMPTZ(3) NOT NULL,
  "token" TEXT NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT now(),
  "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT now(),
  "ip_address" TEXT,
  "user_agent" TEXT,
  "user_id" TEXT NOT NULL REFERENCES "auth_users" ("id") ON DELETE CASCADE
);
CREATE UNIQUE INDEX "auth_sessions_token_key" ON "auth_sessions" ("token");
CREATE INDEX "auth_sessions_user_id_idx" ON "auth_sessions" ("user_id");

CREATE TABLE "auth_accounts" (
  "id" TEXT PRIMARY KEY,
  "account_id" TEXT NOT NULL,
  "provider_id" TEXT NOT NULL,
  "user_id" TEXT NOT NULL REFERENCES "auth_users" ("id") ON DELETE CASCADE,
  "access_token" TEXT,
  "refresh_token" TEXT,
  "id_token" TEXT,
  "access_token_expires_at" TIMESTAMPTZ(3),
  "refresh_token_expires_at" TIMESTAMPTZ(3),
  "scope" TEXT,
  "password" TEXT,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT now(),
  "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT now()
);
CREATE INDEX "auth_accounts_user_id_idx" ON "auth_accounts" ("user_id");

CREATE TABLE "auth_verifications" (
  "id" TEXT PRIMARY KEY,
  "identifier" TEXT NOT NULL,
  "value" TEXT NOT NULL,
  "expires_at" TIMESTAMPTZ(3) NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT now(),
  "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT now()
);
CREATE INDEX "auth_verifications_identifier_idx" ON "auth_verifications" ("identifier");

CREATE TABLE "auth_two_factors" (
  "id" TEXT PRIMARY KEY,
  "secret" TEXT NOT NULL,
  "backup_codes" TEXT NOT NULL,
  "user_id" TEXT NOT NULL REFERENCES "auth_users" ("id") ON DELETE CASCADE,
  "verified" BOOLEAN DEFAULT true,
  "failed_verification_count" INTEGER DEFAULT 0,
  "locked_until" TIMESTAMPTZ(3)
);
CREATE INDEX "auth_two_factors_secret_idx" ON "auth_two_factors" ("secret");
CREATE INDEX "auth_two_factors_user_id_idx" ON "auth_two_factors" ("user_id");

CREATE TABLE "auth_rate_limits" (
  "id" TEXT PRIMARY KEY,
  "key" TEXT NOT NULL,
  "count" INTEGER NOT NULL,
  "last_request" BIGINT NOT NULL
);
CREATE UNIQUE INDEX "auth_rate_limits_key_key" ON "auth_rate_limits" ("key");
