-- Indexes of tables that had rows already, made after the migrations (server/db/migration/laterIndexes.ts). `npm run migration` writes them.
CREATE INDEX CONCURRENTLY "firebaseToken_SeenAt_age" ON "firebaseToken" USING btree ("SeenAt");
