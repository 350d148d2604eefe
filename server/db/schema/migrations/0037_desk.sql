CREATE TABLE "mute" (
	"ProfileId" integer PRIMARY KEY NOT NULL,
	"ById" integer NOT NULL,
	"CreatedAt" timestamp (3) with time zone DEFAULT now() NOT NULL
);

--> statement-breakpoint
CREATE TABLE "pictureHash" (
	"Name" text COLLATE "C" PRIMARY KEY NOT NULL,
	"Sha256" text COLLATE "C" NOT NULL
);

--> statement-breakpoint
ALTER TABLE "setting" ADD COLUMN "LookAtFirstPages" text COLLATE "C";
--> statement-breakpoint
ALTER TABLE "setting" ADD COLUMN "LookAtSeenBefore" text COLLATE "C";
--> statement-breakpoint
ALTER TABLE "case" ADD COLUMN "Because" text COLLATE "C";
--> statement-breakpoint
ALTER TABLE "mute" ADD CONSTRAINT "mute_ProfileId_profile_Id_fk" FOREIGN KEY ("ProfileId") REFERENCES "public"."profile"("Id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "pictureHash_Sha256" ON "pictureHash" USING btree ("Sha256");
