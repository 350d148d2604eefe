ALTER TABLE "page" ADD COLUMN "Services" text ARRAY COLLATE "C" DEFAULT '{}' NOT NULL;
--> statement-breakpoint
ALTER TABLE "page" ADD COLUMN "Payments" text ARRAY COLLATE "C" DEFAULT '{}' NOT NULL;
--> statement-breakpoint
ALTER TABLE "page" ADD COLUMN "PaymentPicture" text COLLATE "C";
--> statement-breakpoint
ALTER TABLE "page" ADD COLUMN "PhoneConfirmedAt" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "setting" ADD COLUMN "ContactOrder" text ARRAY COLLATE "C" DEFAULT '{}' NOT NULL;
--> statement-breakpoint
ALTER TABLE "setting" ADD COLUMN "BlockedContacts" text ARRAY COLLATE "C" DEFAULT '{facebook,messenger,whatsApp}' NOT NULL;
--> statement-breakpoint
-- Who was called to be verified has had the number confirmed that day.
UPDATE "page" SET "PhoneConfirmedAt" = "VerifiedUntil" - interval '1 year' WHERE "VerifiedProof" = 'phone' AND "PhoneOne" IS NOT NULL;
