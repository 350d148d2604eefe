-- Indexes of tables that had rows already, made after the migrations (server/db/migration/laterIndexes.ts). `npm run migration` writes them.
CREATE INDEX CONCURRENTLY "firebaseToken_SeenAt_age" ON "firebaseToken" USING btree ("SeenAt");
CREATE INDEX CONCURRENTLY "product_sold" ON "product" USING btree ("CreatedAt" DESC NULLS FIRST,"Id" DESC NULLS FIRST) WHERE "product"."Listed" and "product"."Status" = 2;
