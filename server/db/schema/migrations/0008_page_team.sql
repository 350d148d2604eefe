ALTER TABLE "pageAdmin" ADD COLUMN "State" text COLLATE "C";
--> statement-breakpoint
ALTER TABLE "pageAdmin" ADD COLUMN "Email" text COLLATE "C";
--> statement-breakpoint
ALTER TABLE "pageAdmin" ADD COLUMN "ExpiresAt" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "pageAdmin" ADD COLUMN "AcceptedAt" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "pageAdmin" ADD COLUMN "HeirSince" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "pageTransfer" ADD COLUMN "OfferedById" integer;
--> statement-breakpoint
ALTER TABLE "pageTransfer" ADD CONSTRAINT "pageTransfer_OfferedById_profile_Id_fk" FOREIGN KEY ("OfferedById") REFERENCES "public"."profile"("Id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
-- Nobody asked those who are admins today: they stay admins, and are heirs once they say so (docs/decisions/accounts-and-pages.md).
UPDATE "pageAdmin" SET "State" = 'accepted', "AcceptedAt" = "CreatedAt";
--> statement-breakpoint
-- Nobody can tell any more whether the present owner made these offers.
UPDATE "pageTransfer" SET "State" = 'withdrawn', "UpdatedAt" = now() WHERE "State" = 'offered';
--> statement-breakpoint
CREATE UNIQUE INDEX "pageAdmin_Email_Page_once" ON "pageAdmin" USING btree ("Email","PageId");
--> statement-breakpoint
CREATE INDEX "pageTransfer_OfferedBy" ON "pageTransfer" USING btree ("OfferedById","CreatedAt" DESC NULLS FIRST,"Id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE UNIQUE INDEX "pageTransfer_Page_offered_once" ON "pageTransfer" USING btree ("PageId") WHERE "pageTransfer"."State" = 'offered';
--> statement-breakpoint
-- By whatever road a page gets another owner: what the one before had under way ends, and so does verification.
CREATE FUNCTION "pageOwnerChanged"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "pageTransfer" SET "State" = 'withdrawn', "UpdatedAt" = now() WHERE "PageId" = new."Id" AND "State" = 'offered';
  DELETE FROM "pageAdmin" WHERE "PageId" = new."Id" AND ("State" = 'invited' OR "ProfileId" = new."OwnerId");
  new."VerifiedAt" := NULL;
  RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER "page_ownerChanged" BEFORE UPDATE OF "OwnerId" ON "page" FOR EACH ROW
  WHEN (old."OwnerId" IS DISTINCT FROM new."OwnerId") EXECUTE FUNCTION "pageOwnerChanged"();
