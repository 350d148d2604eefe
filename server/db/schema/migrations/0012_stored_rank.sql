ALTER TABLE "post" ADD COLUMN "StaticRank" double precision DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "StaticRank" double precision DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "productCategory" ADD COLUMN "StaticRank" double precision DEFAULT 0 NOT NULL;
--> statement-breakpoint
CREATE INDEX "post_best" ON "post" USING btree ("StaticRank" DESC NULLS FIRST,"CreatedAt" DESC NULLS FIRST,"Id" DESC NULLS FIRST) WHERE "post"."Listed";
--> statement-breakpoint
CREATE INDEX "product_best" ON "product" USING btree ("StaticRank" DESC NULLS FIRST,"CreatedAt" DESC NULLS FIRST,"Id" DESC NULLS FIRST) WHERE "product"."Listed";
--> statement-breakpoint
CREATE INDEX "productCategory_best" ON "productCategory" USING btree ("StaticRank" DESC NULLS FIRST,"CreatedAt" DESC NULLS FIRST,"Id" DESC NULLS FIRST) WHERE "productCategory"."Listed";
--> statement-breakpoint
-- Everything under a page that has a rank is ranked by jobs, a hundred pages each, so that the first start waits for none
-- of it. Until then it counts as unranked: the newest first.
INSERT INTO "job" ("Kind", "Payload")
SELECT 'rank', jsonb_build_object('pageIds', jsonb_agg("Id")) FROM (
  SELECT "Id", row_number() OVER (ORDER BY "Id") / 100 AS "Portion" FROM "page" p
  WHERE "VerifiedAt" IS NOT NULL OR "RatingAverage" > 0
    OR "Id" IN (SELECT "PageId" FROM "post" WHERE "VerifiedAt" IS NOT NULL
      UNION SELECT "PageId" FROM "product" WHERE "VerifiedAt" IS NOT NULL
      UNION SELECT "PageId" FROM "productCategory" WHERE "VerifiedAt" IS NOT NULL)
) ranked GROUP BY "Portion";
