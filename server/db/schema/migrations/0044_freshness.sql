CREATE TABLE "stillHere" (
	"PageId" integer NOT NULL,
	"ProfileId" integer NOT NULL,
	"At" timestamp (3) with time zone NOT NULL,
	"Before" timestamp (3) with time zone,
	CONSTRAINT "stillHere_PageId_ProfileId_pk" PRIMARY KEY("PageId","ProfileId")
);

--> statement-breakpoint
CREATE TABLE "websiteCheck" (
	"PageId" integer PRIMARY KEY NOT NULL,
	"URL" text COLLATE "C" NOT NULL,
	"NextAt" timestamp (3) with time zone NOT NULL,
	"FailedOn" text COLLATE "C"
);

--> statement-breakpoint
ALTER TABLE "page" ADD COLUMN "ConfirmedAt" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "page" ADD COLUMN "WebsiteDeadSince" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "stillHere" ADD CONSTRAINT "stillHere_PageId_page_Id_fk" FOREIGN KEY ("PageId") REFERENCES "public"."page"("Id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "stillHere" ADD CONSTRAINT "stillHere_ProfileId_profile_Id_fk" FOREIGN KEY ("ProfileId") REFERENCES "public"."profile"("Id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "websiteCheck" ADD CONSTRAINT "websiteCheck_PageId_page_Id_fk" FOREIGN KEY ("PageId") REFERENCES "public"."page"("Id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "stillHere_Profile" ON "stillHere" USING btree ("ProfileId");
--> statement-breakpoint
CREATE INDEX "stillHere_age" ON "stillHere" USING btree ("At");
--> statement-breakpoint
CREATE INDEX "websiteCheck_next" ON "websiteCheck" USING btree ("NextAt");
