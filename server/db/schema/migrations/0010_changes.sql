CREATE UNLOGGED TABLE "change" (
	"Source" text COLLATE "C" NOT NULL,
	"Transaction" "xid8" NOT NULL
);

--> statement-breakpoint
CREATE INDEX "change_Transaction" ON "change" USING btree ("Transaction");
--> statement-breakpoint
-- The triggers on the tables come with server/db/changes/triggers.ts. All but those of TRUNCATE have the table of touched rows, `changed`.
CREATE FUNCTION "noteChange"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op <> 'TRUNCATE' THEN
    IF NOT EXISTS (SELECT 1 FROM changed) THEN RETURN NULL; END IF;
  END IF;
  INSERT INTO "change" ("Source", "Transaction") VALUES (tg_table_name, pg_current_xact_id());
  RETURN NULL;
END $$;
