CREATE TABLE "dayCount" (
	"Day" text COLLATE "C" NOT NULL,
	"Name" text COLLATE "C" NOT NULL,
	"Count" integer NOT NULL,
	CONSTRAINT "dayCount_Name_Day_pk" PRIMARY KEY("Name","Day")
);

--> statement-breakpoint
CREATE TABLE "act" (
	"Day" text COLLATE "C" NOT NULL,
	"Kind" text COLLATE "C" NOT NULL,
	"PageId" integer,
	"Source" text COLLATE "C",
	"RecordId" integer,
	"Word" text COLLATE "C",
	"Count" integer NOT NULL
);

--> statement-breakpoint
CREATE TABLE "pageDay" (
	"PageId" integer NOT NULL,
	"Day" text COLLATE "C" NOT NULL,
	"Source" text COLLATE "C" NOT NULL,
	"RecordId" integer NOT NULL,
	"Kind" text COLLATE "C" NOT NULL,
	"Count" integer NOT NULL,
	CONSTRAINT "pageDay_PageId_Day_Source_RecordId_Kind_pk" PRIMARY KEY("PageId","Day","Source","RecordId","Kind")
);

--> statement-breakpoint
CREATE TABLE "pageWord" (
	"PageId" integer NOT NULL,
	"Day" text COLLATE "C" NOT NULL,
	"Word" text COLLATE "C" NOT NULL,
	"Count" integer NOT NULL,
	CONSTRAINT "pageWord_PageId_Day_Word_pk" PRIMARY KEY("PageId","Day","Word")
);

--> statement-breakpoint
ALTER TABLE "pageDay" ADD CONSTRAINT "pageDay_PageId_page_Id_fk" FOREIGN KEY ("PageId") REFERENCES "public"."page"("Id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "pageWord" ADD CONSTRAINT "pageWord_PageId_page_Id_fk" FOREIGN KEY ("PageId") REFERENCES "public"."page"("Id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "pageDay_age" ON "pageDay" USING btree ("Day");
--> statement-breakpoint
CREATE INDEX "pageWord_age" ON "pageWord" USING btree ("Day");
