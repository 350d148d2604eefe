-- Which records come into a list or leave it is no longer written down: the same triggers, with the function that writes the table's name.
DO $$
DECLARE definition text;
BEGIN
  FOR definition IN SELECT pg_get_triggerdef(oid) FROM pg_trigger WHERE tgfoid = '"noteListChange"'::regproc LOOP
    EXECUTE replace(
      regexp_replace(definition, '^CREATE TRIGGER', 'CREATE OR REPLACE TRIGGER'), '"noteListChange"', '"noteChange"');
  END LOOP;
END $$;
--> statement-breakpoint
DROP FUNCTION "noteListChange"();
