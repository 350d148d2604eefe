ALTER TABLE "comment" ADD COLUMN "HiddenBecause" text COLLATE "C";
