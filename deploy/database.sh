#!/bin/sh
# Runs once, in an empty volume: the app owns its database, and is nothing else in PostgreSQL.
set -eu
psql --set=ON_ERROR_STOP=1 --username="$POSTGRES_USER" --set=password="$APP_PASSWORD" <<'SQL'
create role zay login password :'password';
create database zay owner zay;
revoke connect on database zay from public;
SQL
