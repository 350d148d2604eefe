ALTER TABLE "page" ADD COLUMN "VerifiedUntil" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "page" ADD COLUMN "VerifiedProof" text COLLATE "C";
--> statement-breakpoint
ALTER TABLE "page" ADD COLUMN "VerifierId" integer;
--> statement-breakpoint
-- By whatever road somebody is verified, also by the release before: it has an end, and what is no longer verified has none.
CREATE FUNCTION "pageVerified"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF new."VerifiedAt" IS NULL THEN
    new."VerifiedUntil" := NULL;
    new."VerifiedProof" := NULL;
    new."VerifierId" := NULL;
  ELSE
    new."VerifiedUntil" := now() + interval '1 year';
  END IF;
  RETURN new;
END $$;
--> statement-breakpoint
-- By name after page_ownerChanged, which ends a verification.
CREATE TRIGGER "page_verified" BEFORE INSERT OR UPDATE ON "page" FOR EACH ROW
  WHEN ((new."VerifiedAt" IS NULL) <> (new."VerifiedUntil" IS NULL)) EXECUTE FUNCTION "pageVerified"();
--> statement-breakpoint
-- What is verified today has a year from here: the trigger says so.
UPDATE "page" SET "VerifiedAt" = "VerifiedAt" WHERE "VerifiedAt" IS NOT NULL;
