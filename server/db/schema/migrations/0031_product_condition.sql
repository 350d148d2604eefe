ALTER TABLE "product" ADD COLUMN "Condition" text COLLATE "C";
