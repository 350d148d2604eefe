CREATE TABLE "rankMark" (
	"Source" text COLLATE "C" NOT NULL,
	"Block" smallint NOT NULL,
	"Verified" boolean,
	"Rank" double precision NOT NULL,
	"At" timestamp (3) with time zone,
	"RecordId" integer NOT NULL,
	CONSTRAINT "rankMark_Source_Block_pk" PRIMARY KEY("Source","Block")
);

--> statement-breakpoint
ALTER TABLE "page" ADD COLUMN "RankBlock" smallint;
--> statement-breakpoint
ALTER TABLE "post" ADD COLUMN "RankBlock" smallint;
--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "RankBlock" smallint;
--> statement-breakpoint
CREATE INDEX "page_search_block1" ON "page" USING gin ("Search") WITH (gin_pending_list_limit=64) WHERE "page"."RankBlock" = 1;
--> statement-breakpoint
CREATE INDEX "page_searchName_block1" ON "page" USING gin ("SearchName") WITH (gin_pending_list_limit=64) WHERE "page"."RankBlock" = 1;
--> statement-breakpoint
CREATE INDEX "page_search_block2" ON "page" USING gin ("Search") WITH (gin_pending_list_limit=64) WHERE "page"."RankBlock" = 2;
--> statement-breakpoint
CREATE INDEX "page_searchName_block2" ON "page" USING gin ("SearchName") WITH (gin_pending_list_limit=64) WHERE "page"."RankBlock" = 2;
--> statement-breakpoint
CREATE INDEX "page_search_block3" ON "page" USING gin ("Search") WITH (gin_pending_list_limit=64) WHERE "page"."RankBlock" = 3;
--> statement-breakpoint
CREATE INDEX "page_searchName_block3" ON "page" USING gin ("SearchName") WITH (gin_pending_list_limit=64) WHERE "page"."RankBlock" = 3;
--> statement-breakpoint
CREATE INDEX "post_search_block1" ON "post" USING gin ("Search") WITH (gin_pending_list_limit=64) WHERE "post"."RankBlock" = 1;
--> statement-breakpoint
CREATE INDEX "post_searchName_block1" ON "post" USING gin ("SearchName") WITH (gin_pending_list_limit=64) WHERE "post"."RankBlock" = 1;
--> statement-breakpoint
CREATE INDEX "post_search_block2" ON "post" USING gin ("Search") WITH (gin_pending_list_limit=64) WHERE "post"."RankBlock" = 2;
--> statement-breakpoint
CREATE INDEX "post_searchName_block2" ON "post" USING gin ("SearchName") WITH (gin_pending_list_limit=64) WHERE "post"."RankBlock" = 2;
--> statement-breakpoint
CREATE INDEX "post_search_block3" ON "post" USING gin ("Search") WITH (gin_pending_list_limit=64) WHERE "post"."RankBlock" = 3;
--> statement-breakpoint
CREATE INDEX "post_searchName_block3" ON "post" USING gin ("SearchName") WITH (gin_pending_list_limit=64) WHERE "post"."RankBlock" = 3;
--> statement-breakpoint
CREATE INDEX "product_search_block1" ON "product" USING gin ("Search") WITH (gin_pending_list_limit=64) WHERE "product"."RankBlock" = 1;
--> statement-breakpoint
CREATE INDEX "product_searchName_block1" ON "product" USING gin ("SearchName") WITH (gin_pending_list_limit=64) WHERE "product"."RankBlock" = 1;
--> statement-breakpoint
CREATE INDEX "product_search_block2" ON "product" USING gin ("Search") WITH (gin_pending_list_limit=64) WHERE "product"."RankBlock" = 2;
--> statement-breakpoint
CREATE INDEX "product_searchName_block2" ON "product" USING gin ("SearchName") WITH (gin_pending_list_limit=64) WHERE "product"."RankBlock" = 2;
--> statement-breakpoint
CREATE INDEX "product_search_block3" ON "product" USING gin ("Search") WITH (gin_pending_list_limit=64) WHERE "product"."RankBlock" = 3;
--> statement-breakpoint
CREATE INDEX "product_searchName_block3" ON "product" USING gin ("SearchName") WITH (gin_pending_list_limit=64) WHERE "product"."RankBlock" = 3;
