CREATE TABLE "nameVersion" (
	"Version" text COLLATE "C" NOT NULL,
	"Transaction" "xid8" NOT NULL
);

--> statement-breakpoint
INSERT INTO "nameVersion" ("Version", "Transaction") VALUES (gen_random_uuid(), '0');
--> statement-breakpoint
-- Each change gives a value that nobody has had before, so that what is rolled back is never mistaken for what comes next.
CREATE FUNCTION "noteNames"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "nameVersion" SET "Version" = gen_random_uuid() WHERE "Transaction" = pg_current_xact_id();
  IF NOT FOUND THEN
    INSERT INTO "nameVersion" ("Version", "Transaction") VALUES (gen_random_uuid(), pg_current_xact_id());
  END IF;
  RETURN NULL;
END $$;
