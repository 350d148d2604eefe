-- Indexes of tables that had rows already, made after the migrations (server/db/migration/migrate.ts). `npm run migration` writes them.
CREATE INDEX CONCURRENTLY "firebaseToken_SeenAt_age" ON "firebaseToken" USING btree ("SeenAt");
CREATE INDEX CONCURRENTLY "product_sold" ON "product" USING btree ("CreatedAt" DESC NULLS FIRST,"Id" DESC NULLS FIRST) WHERE "product"."Listed" and "product"."Status" = 2;
CREATE INDEX CONCURRENTLY "page_phoneParts" ON "page" USING gin ((coalesce("PhoneOneE164", '') || ' ' || coalesce("PhoneTwoE164", '') || ' ' || coalesce("PhoneThreeE164", '') || ' ' || coalesce("ViberE164", '') || ' ' || coalesce("WhatsAppE164", '')) gin_trgm_ops) WITH (gin_pending_list_limit=64);
