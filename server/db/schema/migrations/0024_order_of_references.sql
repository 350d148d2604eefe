CREATE INDEX "pageCategory_order" ON "pageCategory" USING btree ("PageId","Position","CategoryId");
