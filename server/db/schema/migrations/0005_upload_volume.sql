CREATE TABLE "uploadVolume" (
	"ProfileId" integer NOT NULL,
	"Hour" timestamp (3) with time zone NOT NULL,
	"Bytes" bigint NOT NULL,
	CONSTRAINT "uploadVolume_ProfileId_Hour_pk" PRIMARY KEY("ProfileId","Hour")
);

--> statement-breakpoint
ALTER TABLE "uploadVolume" ADD CONSTRAINT "uploadVolume_ProfileId_profile_Id_fk" FOREIGN KEY ("ProfileId") REFERENCES "public"."profile"("Id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "uploadVolume_age" ON "uploadVolume" USING btree ("Hour");
