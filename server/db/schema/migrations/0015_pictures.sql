ALTER TABLE "page" ADD COLUMN "Pictures" text ARRAY COLLATE "C" DEFAULT '{}' NOT NULL;
--> statement-breakpoint
ALTER TABLE "post" ADD COLUMN "Pictures" text ARRAY COLLATE "C" DEFAULT '{}' NOT NULL;
--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "Pictures" text ARRAY COLLATE "C" DEFAULT '{}' NOT NULL;
--> statement-breakpoint
CREATE INDEX "page_Pictures_file" ON "page" USING gin ("Pictures");
--> statement-breakpoint
CREATE INDEX "post_Pictures_file" ON "post" USING gin ("Pictures");
--> statement-breakpoint
CREATE INDEX "product_Pictures_file" ON "product" USING gin ("Pictures");
