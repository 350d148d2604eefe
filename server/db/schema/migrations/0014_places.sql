-- Which places came, went or moved: the ids, for the index that each process keeps (server/db/map). Null for too many to say.
CREATE FUNCTION "notePlaceChange"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE ids jsonb;
BEGIN
  IF tg_op = 'UPDATE' THEN
    SELECT jsonb_agg(DISTINCT "Id") INTO ids FROM (
      (SELECT "Id", "Latitude", "Longitude" FROM former WHERE "Listed"
        EXCEPT SELECT "Id", "Latitude", "Longitude" FROM changed WHERE "Listed")
      UNION ALL
      (SELECT "Id", "Latitude", "Longitude" FROM changed WHERE "Listed"
        EXCEPT SELECT "Id", "Latitude", "Longitude" FROM former WHERE "Listed") LIMIT 2001) m;
  ELSIF tg_op <> 'TRUNCATE' THEN
    SELECT jsonb_agg("Id") INTO ids FROM (
      SELECT "Id" FROM changed WHERE "Listed" AND ("Latitude" <> 0 OR "Longitude" <> 0) LIMIT 1001) m;
  END IF;
  IF ids IS NULL AND tg_op <> 'TRUNCATE' THEN RETURN NULL; END IF;
  IF jsonb_array_length(ids) > 1000 THEN ids := NULL; END IF;
  INSERT INTO "change" ("Source", "Transaction", "Moves") VALUES (tg_table_name || '@place', pg_current_xact_id(), ids);
  RETURN NULL;
END $$;
--> statement-breakpoint
-- The same of records that are deleted and still being removed. Its arguments are the tables that have places.
CREATE FUNCTION "notePlaceRemoval"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "change" ("Source", "Transaction", "Moves")
    SELECT "Source" || '@place', pg_current_xact_id(),
      CASE WHEN count(*) > 1000 THEN NULL ELSE jsonb_agg("RecordId") END
    FROM changed WHERE "Source" = ANY(tg_argv) GROUP BY "Source";
  RETURN NULL;
END $$;
