ALTER TABLE "product" ADD COLUMN "StillForSaleAt" timestamp (3) with time zone;
