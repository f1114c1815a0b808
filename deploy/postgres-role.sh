#!/bin/sh
# Run by the Postgres image when its volume is empty (/docker-entrypoint-initdb.d): creates the database and its owner, the
# only role that the site and the backups sign in as. It may do nothing outside of that database. The superuser is left
# without a password, so it signs in from inside the container only:
#   docker compose -f deploy/compose.yaml --env-file deploy/.env exec -u postgres postgres psql
set -eu

psql --no-psqlrc --set ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname postgres <<'SQL'
\getenv password POSTGRES_PASSWORD
CREATE ROLE scicalc LOGIN PASSWORD :'password' NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS;
CREATE DATABASE scicalc OWNER scicalc;
REVOKE ALL ON DATABASE scicalc, postgres, template1 FROM PUBLIC;
ALTER ROLE CURRENT_USER PASSWORD NULL;
SQL
