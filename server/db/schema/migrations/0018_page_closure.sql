ALTER TABLE "page" ADD COLUMN "Closure" text COLLATE "C";
