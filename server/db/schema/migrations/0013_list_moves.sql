ALTER TABLE "change" ADD COLUMN "Moves" jsonb;
--> statement-breakpoint
-- The triggers of tables with a public list; those of other tables keep "noteChange".
CREATE FUNCTION "noteListChange"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE moves jsonb;
BEGIN
  IF tg_op = 'INSERT' THEN
    IF NOT EXISTS (SELECT 1 FROM changed) THEN RETURN NULL; END IF;
    SELECT coalesce(jsonb_agg(jsonb_build_array("CreatedAt", "Id", 1)), '[]') INTO moves
      FROM (SELECT "CreatedAt", "Id" FROM changed WHERE "Listed" LIMIT 101) m;
  ELSIF tg_op = 'DELETE' THEN
    IF NOT EXISTS (SELECT 1 FROM changed) THEN RETURN NULL; END IF;
    SELECT coalesce(jsonb_agg(jsonb_build_array("CreatedAt", "Id", -1)), '[]') INTO moves
      FROM (SELECT "CreatedAt", "Id" FROM changed WHERE "Listed" LIMIT 101) m;
  ELSIF tg_op = 'UPDATE' THEN
    IF NOT EXISTS (SELECT 1 FROM changed) THEN RETURN NULL; END IF;
    SELECT coalesce(jsonb_agg(jsonb_build_array("CreatedAt", "Id", "By")), '[]') INTO moves FROM (
      (SELECT "CreatedAt", "Id", -1 AS "By" FROM former WHERE "Listed"
        EXCEPT SELECT "CreatedAt", "Id", -1 FROM changed WHERE "Listed")
      UNION ALL
      (SELECT "CreatedAt", "Id", 1 FROM changed WHERE "Listed"
        EXCEPT SELECT "CreatedAt", "Id", 1 FROM former WHERE "Listed") LIMIT 101) m;
  END IF;
  IF jsonb_array_length(moves) > 100 THEN moves := NULL; END IF;
  INSERT INTO "change" ("Source", "Transaction", "Moves") VALUES (tg_table_name, pg_current_xact_id(), moves);
  RETURN NULL;
END $$;
--> statement-breakpoint
-- The start after this migration makes the triggers anew where this one is missing (server/db/changes/triggers.ts).
DO $$
DECLARE watched regclass;
BEGIN
  FOR watched IN SELECT tgrelid::regclass FROM pg_trigger WHERE tgname = 'changedInsert' LOOP
    EXECUTE format('DROP TRIGGER "changedInsert" ON %s', watched);
  END LOOP;
END $$;
