CREATE TABLE "ratingMean" (
	"Id" smallint PRIMARY KEY NOT NULL,
	"Mean" double precision NOT NULL
);

--> statement-breakpoint
DROP INDEX "page_best";
--> statement-breakpoint
ALTER TABLE "page" ADD COLUMN "RatingScore" double precision DEFAULT 0 NOT NULL;
--> statement-breakpoint
CREATE INDEX "page_rated" ON "page" USING btree ("RatingScore" DESC NULLS FIRST,"Id" DESC NULLS FIRST) WHERE "page"."Listed";
--> statement-breakpoint
CREATE INDEX "product_Price" ON "product" USING btree ("Price","Id") WHERE "product"."Listed" and "product"."Price" is not null;
--> statement-breakpoint
CREATE INDEX "page_best" ON "page" USING btree (("VerifiedAt" is not null) desc,"RatingScore" DESC NULLS FIRST,"Id" DESC NULLS FIRST) WHERE "page"."Listed";

--> statement-breakpoint
-- Pages are scored by the daily job, so that the first start does not wait for it. Until then they count as unrated.
INSERT INTO "job" ("Kind", "Payload") SELECT 'daily:rateAnew', '{}'::jsonb WHERE EXISTS (SELECT 1 FROM "pageRating");
