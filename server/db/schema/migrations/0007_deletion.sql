CREATE TABLE "removal" (
	"Source" text COLLATE "C" NOT NULL,
	"RecordId" integer NOT NULL,
	CONSTRAINT "removal_Source_RecordId_pk" PRIMARY KEY("Source","RecordId")
);

--> statement-breakpoint
DROP INDEX "post_newest";
--> statement-breakpoint
DROP INDEX "product_newest";
--> statement-breakpoint
DROP INDEX "productCategory_newest";
--> statement-breakpoint
DROP INDEX "comment_newest";
--> statement-breakpoint
DROP INDEX "pageRating_newest";
--> statement-breakpoint
ALTER TABLE "searchWord" ADD COLUMN "MayBeUnused" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
CREATE INDEX "page_Thumbnail_file" ON "page" USING btree ("Thumbnail") WHERE "page"."Thumbnail" is not null;
--> statement-breakpoint
CREATE INDEX "page_CoverThumbnail_file" ON "page" USING btree ("CoverThumbnail") WHERE "page"."CoverThumbnail" is not null;
--> statement-breakpoint
CREATE INDEX "post_Thumbnail_file" ON "post" USING btree ("Thumbnail") WHERE "post"."Thumbnail" is not null;
--> statement-breakpoint
CREATE INDEX "post_FileURL_file" ON "post" USING btree ("FileURL") WHERE "post"."FileURL" is not null;
--> statement-breakpoint
CREATE INDEX "product_Thumbnail_file" ON "product" USING btree ("Thumbnail") WHERE "product"."Thumbnail" is not null;
--> statement-breakpoint
CREATE INDEX "product_FileURL_file" ON "product" USING btree ("FileURL") WHERE "product"."FileURL" is not null;
--> statement-breakpoint
CREATE INDEX "productCategory_Thumbnail_file" ON "productCategory" USING btree ("Thumbnail") WHERE "productCategory"."Thumbnail" is not null;
--> statement-breakpoint
CREATE INDEX "category_Thumbnail_file" ON "category" USING btree ("Thumbnail") WHERE "category"."Thumbnail" is not null;
--> statement-breakpoint
CREATE INDEX "article_Thumbnail_file" ON "article" USING btree ("Thumbnail") WHERE "article"."Thumbnail" is not null;
--> statement-breakpoint
CREATE INDEX "profile_Thumbnail_file" ON "profile" USING btree ("Thumbnail") WHERE "profile"."Thumbnail" is not null;
--> statement-breakpoint
CREATE INDEX "pageTransfer_Email" ON "pageTransfer" USING btree ("Email");
--> statement-breakpoint
CREATE INDEX "report_snapshotPage" ON "report" USING btree ((case when "Type" = 'Page' then "ContentId" else ("Snapshot"::jsonb->>'PageId')::double precision end)) WHERE "report"."Snapshot" is not null;
--> statement-breakpoint
CREATE INDEX "report_snapshotProfile" ON "report" USING btree ((("Snapshot"::jsonb->>'ProfileId')::integer)) WHERE "report"."Snapshot" is not null;
--> statement-breakpoint
CREATE INDEX "setting_CoverThumbnail_file" ON "setting" USING btree ("CoverThumbnail") WHERE "setting"."CoverThumbnail" is not null;
--> statement-breakpoint
CREATE INDEX "country_Thumbnail_file" ON "country" USING btree ("Thumbnail") WHERE "country"."Thumbnail" is not null;
--> statement-breakpoint
CREATE INDEX "notification_about" ON "notification" USING btree ("AboutId","About");
--> statement-breakpoint
CREATE INDEX "reward_about" ON "reward" USING btree ("AboutId","About");
--> statement-breakpoint
CREATE INDEX "searchWord_doubtful" ON "searchWord" USING btree ("Word") WHERE "searchWord"."MayBeUnused";
--> statement-breakpoint
CREATE INDEX "session_end" ON "session" USING btree ("EndsAt");
--> statement-breakpoint
CREATE INDEX "idempotencyKey_page" ON "idempotencyKey" USING btree ((("Answer"->'data'->>'PageId')::integer));
--> statement-breakpoint
CREATE INDEX "rateCount_age" ON "rateCount" USING btree ("WindowStart");
--> statement-breakpoint
CREATE INDEX "history_Profile" ON "history" USING btree ("ProfileId") WHERE "history"."Fields" is not null;
--> statement-breakpoint
CREATE INDEX "history_owner" ON "history" USING btree ((("Fields"->>'ownerId')::integer)) WHERE "history"."Act" = 'delete';
--> statement-breakpoint
CREATE INDEX "post_newest" ON "post" USING btree ("CreatedAt" DESC NULLS FIRST,"Id" DESC NULLS FIRST,"PageId") WHERE "post"."Listed";
--> statement-breakpoint
CREATE INDEX "product_newest" ON "product" USING btree ("CreatedAt" DESC NULLS FIRST,"Id" DESC NULLS FIRST,"PageId") WHERE "product"."Listed";
--> statement-breakpoint
CREATE INDEX "productCategory_newest" ON "productCategory" USING btree ("CreatedAt" DESC NULLS FIRST,"Id" DESC NULLS FIRST,"PageId") WHERE "productCategory"."Listed";
--> statement-breakpoint
CREATE INDEX "comment_newest" ON "comment" USING btree ("CreatedAt" DESC NULLS FIRST,"Id" DESC NULLS FIRST,"PageId","TargetPageId") WHERE "comment"."Listed";
--> statement-breakpoint
CREATE INDEX "pageRating_newest" ON "pageRating" USING btree ("CreatedAt" DESC NULLS FIRST,"Id" DESC NULLS FIRST,"ProfileId","PageId") WHERE "pageRating"."Listed";
--> statement-breakpoint
ALTER TABLE "job" DROP COLUMN "TakenAt";
--> statement-breakpoint
ALTER TABLE "job" DROP COLUMN "Failed";
