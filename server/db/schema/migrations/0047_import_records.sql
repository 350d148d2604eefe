-- Names of categories and places are joined now; nobody reads their version. An older process beside this one shows a name as it was until
-- it ends. The table stays for it.
DROP FUNCTION IF EXISTS "noteNames"() CASCADE;
