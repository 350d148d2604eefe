CREATE TABLE "distinctPage" (
	"Id" integer NOT NULL,
	"OtherId" integer NOT NULL,
	CONSTRAINT "distinctPage_Id_OtherId_pk" PRIMARY KEY("Id","OtherId")
);

--> statement-breakpoint
ALTER TABLE "distinctPage" ADD CONSTRAINT "distinctPage_Id_page_Id_fk" FOREIGN KEY ("Id") REFERENCES "public"."page"("Id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "distinctPage" ADD CONSTRAINT "distinctPage_OtherId_page_Id_fk" FOREIGN KEY ("OtherId") REFERENCES "public"."page"("Id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "distinctPage_Other" ON "distinctPage" USING btree ("OtherId");
