ALTER TABLE "post" ADD COLUMN "StartsAt" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "post" ADD COLUMN "EndsAt" timestamp (3) with time zone;
