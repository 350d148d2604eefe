CREATE INDEX "pageAdmin_ExpiresAt_age" ON "pageAdmin" USING btree ("ExpiresAt");
--> statement-breakpoint
CREATE INDEX "missedSearch_LastAt_age" ON "missedSearch" USING btree ("LastAt");
