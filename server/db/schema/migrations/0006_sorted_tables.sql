CREATE INDEX "page_listed" ON "page" USING btree ("Id") WHERE "page"."Listed";
--> statement-breakpoint
CREATE INDEX "page_title" ON "page" USING btree ((left(coalesce("Name", ''), 100) collate "my-x-icu"),"Id") WHERE "page"."Listed";
--> statement-breakpoint
CREATE INDEX "post_listed" ON "post" USING btree ("Id") WHERE "post"."Listed";
--> statement-breakpoint
CREATE INDEX "post_title" ON "post" USING btree ((left(coalesce("Title", ''), 100) collate "my-x-icu"),"Id") WHERE "post"."Listed";
--> statement-breakpoint
CREATE INDEX "product_listed" ON "product" USING btree ("Id") WHERE "product"."Listed";
--> statement-breakpoint
CREATE INDEX "product_title" ON "product" USING btree ((left(coalesce("Name", ''), 100) collate "my-x-icu"),"Id") WHERE "product"."Listed";
--> statement-breakpoint
CREATE INDEX "productCategory_listed" ON "productCategory" USING btree ("Id") WHERE "productCategory"."Listed";
--> statement-breakpoint
CREATE INDEX "productCategory_title" ON "productCategory" USING btree ((left(coalesce("Name", ''), 100) collate "my-x-icu"),"Id") WHERE "productCategory"."Listed";
--> statement-breakpoint
CREATE INDEX "category_listed" ON "category" USING btree ("Id") WHERE "category"."Listed";
--> statement-breakpoint
CREATE INDEX "category_title" ON "category" USING btree ((left(coalesce("Name", ''), 100) collate "my-x-icu"),"Id") WHERE "category"."Listed";
--> statement-breakpoint
CREATE INDEX "comment_listed" ON "comment" USING btree ("Id") WHERE "comment"."Listed";
--> statement-breakpoint
CREATE INDEX "comment_title" ON "comment" USING btree ((left(coalesce("Description", ''), 100) collate "my-x-icu"),"Id") WHERE "comment"."Listed";
--> statement-breakpoint
CREATE INDEX "article_listed" ON "article" USING btree ("Id") WHERE "article"."Listed";
--> statement-breakpoint
CREATE INDEX "article_title" ON "article" USING btree ((left(coalesce("Title", ''), 100) collate "my-x-icu"),"Id") WHERE "article"."Listed";
--> statement-breakpoint
CREATE INDEX "pageRating_listed" ON "pageRating" USING btree ("Id") WHERE "pageRating"."Listed";
--> statement-breakpoint
CREATE INDEX "pageRating_title" ON "pageRating" USING btree ((left(coalesce("Description", ''), 100) collate "my-x-icu"),"Id") WHERE "pageRating"."Listed";
--> statement-breakpoint
CREATE INDEX "setting_listed" ON "setting" USING btree ("Id") WHERE "setting"."Listed";
--> statement-breakpoint
CREATE INDEX "setting_title" ON "setting" USING btree ((left(coalesce("PrivacyPolicy", ''), 100) collate "my-x-icu"),"Id") WHERE "setting"."Listed";
--> statement-breakpoint
CREATE INDEX "country_listed" ON "country" USING btree ("Id") WHERE "country"."Listed";
--> statement-breakpoint
CREATE INDEX "country_title" ON "country" USING btree ((left(coalesce("Name", ''), 100) collate "my-x-icu"),"Id") WHERE "country"."Listed";
--> statement-breakpoint
CREATE INDEX "region_listed" ON "region" USING btree ("Id") WHERE "region"."Listed";
--> statement-breakpoint
CREATE INDEX "region_title" ON "region" USING btree ((left(coalesce("Name", ''), 100) collate "my-x-icu"),"Id") WHERE "region"."Listed";
--> statement-breakpoint
CREATE INDEX "town_listed" ON "town" USING btree ("Id") WHERE "town"."Listed";
--> statement-breakpoint
CREATE INDEX "town_title" ON "town" USING btree ((left(coalesce("Name", ''), 100) collate "my-x-icu"),"Id") WHERE "town"."Listed";
