CREATE TABLE "seeded" (
	"Source" text COLLATE "C" NOT NULL,
	"FirstId" integer NOT NULL,
	"LastId" integer NOT NULL,
	CONSTRAINT "seeded_Source_FirstId_pk" PRIMARY KEY("Source","FirstId")
);

