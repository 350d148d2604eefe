CREATE TABLE "resumableUpload" (
	"Id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"ProfileId" integer NOT NULL,
	"Bytes" bigint NOT NULL,
	"FileName" text COLLATE "C",
	"Type" text COLLATE "C",
	"TakenIn" timestamp (3) with time zone,
	"CreatedAt" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"LockedBy" text COLLATE "C",
	"LockedUntil" timestamp (3) with time zone,
	"IsWanted" boolean DEFAULT false NOT NULL
);

--> statement-breakpoint
ALTER TABLE "resumableUpload" ADD CONSTRAINT "resumableUpload_ProfileId_profile_Id_fk" FOREIGN KEY ("ProfileId") REFERENCES "public"."profile"("Id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "resumableUpload_Profile" ON "resumableUpload" USING btree ("ProfileId");
--> statement-breakpoint
CREATE INDEX "resumableUpload_age" ON "resumableUpload" USING btree ("CreatedAt");
