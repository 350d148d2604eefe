ALTER TABLE "firebaseToken" ADD COLUMN "SeenAt" timestamp (3) with time zone;
--> statement-breakpoint
CREATE INDEX "firebaseToken_SeenAt_age" ON "firebaseToken" USING btree ("SeenAt");
--> statement-breakpoint
UPDATE "firebaseToken" SET "SeenAt" = "UpdatedAt";
