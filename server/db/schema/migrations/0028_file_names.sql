ALTER TABLE "post" ADD COLUMN "FileName" text COLLATE "C";
--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "FileName" text COLLATE "C";
