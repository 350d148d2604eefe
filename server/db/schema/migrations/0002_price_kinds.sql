ALTER TABLE "page" ADD COLUMN "PhoneOneApps" text COLLATE "C";
--> statement-breakpoint
ALTER TABLE "page" ADD COLUMN "PhoneTwoApps" text COLLATE "C";
--> statement-breakpoint
ALTER TABLE "page" ADD COLUMN "PhoneThreeApps" text COLLATE "C";
--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "PriceKind" text COLLATE "C";
--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "PriceTo" double precision;
--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "PriceUnit" text COLLATE "C";
