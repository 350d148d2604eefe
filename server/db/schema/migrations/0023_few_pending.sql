-- Every search reads the entries of an index that wait to be sorted in, of which PostgreSQL leaves 4 MB otherwise.
ALTER INDEX "page_search" SET (gin_pending_list_limit = 64);
--> statement-breakpoint
ALTER INDEX "page_searchName" SET (gin_pending_list_limit = 64);
--> statement-breakpoint
ALTER INDEX "page_phones" SET (gin_pending_list_limit = 64);
--> statement-breakpoint
ALTER INDEX "post_search" SET (gin_pending_list_limit = 64);
--> statement-breakpoint
ALTER INDEX "post_searchName" SET (gin_pending_list_limit = 64);
--> statement-breakpoint
ALTER INDEX "product_search" SET (gin_pending_list_limit = 64);
--> statement-breakpoint
ALTER INDEX "product_searchName" SET (gin_pending_list_limit = 64);
--> statement-breakpoint
ALTER INDEX "productCategory_search" SET (gin_pending_list_limit = 64);
--> statement-breakpoint
ALTER INDEX "productCategory_searchName" SET (gin_pending_list_limit = 64);
--> statement-breakpoint
ALTER INDEX "category_search" SET (gin_pending_list_limit = 64);
--> statement-breakpoint
ALTER INDEX "category_searchName" SET (gin_pending_list_limit = 64);
--> statement-breakpoint
ALTER INDEX "article_search" SET (gin_pending_list_limit = 64);
--> statement-breakpoint
ALTER INDEX "article_searchName" SET (gin_pending_list_limit = 64);
--> statement-breakpoint
ALTER INDEX "country_search" SET (gin_pending_list_limit = 64);
--> statement-breakpoint
ALTER INDEX "country_searchName" SET (gin_pending_list_limit = 64);
--> statement-breakpoint
ALTER INDEX "region_search" SET (gin_pending_list_limit = 64);
--> statement-breakpoint
ALTER INDEX "region_searchName" SET (gin_pending_list_limit = 64);
--> statement-breakpoint
ALTER INDEX "town_search" SET (gin_pending_list_limit = 64);
--> statement-breakpoint
ALTER INDEX "town_searchName" SET (gin_pending_list_limit = 64);
--> statement-breakpoint
ALTER INDEX "searchWord_alike" SET (gin_pending_list_limit = 64);
