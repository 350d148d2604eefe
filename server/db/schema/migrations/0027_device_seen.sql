ALTER TABLE "firebaseToken" ADD COLUMN "SeenAt" timestamp (3) with time zone;
--> statement-breakpoint
UPDATE "firebaseToken" SET "SeenAt" = "UpdatedAt";
