ALTER TABLE "identity" ADD COLUMN "StatedName" text COLLATE "C";
--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "Email" text COLLATE "C";
