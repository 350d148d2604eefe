ALTER TABLE "notification" ADD COLUMN "State" text COLLATE "C";
--> statement-breakpoint
CREATE UNIQUE INDEX "reward_Profile_Act_About_AboutId_once" ON "reward" USING btree ("ProfileId","Act","About","AboutId");
