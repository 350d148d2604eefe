CREATE TABLE "concealment" (
	"Source" text COLLATE "C" NOT NULL,
	"RecordId" integer NOT NULL,
	CONSTRAINT "concealment_Source_RecordId_pk" PRIMARY KEY("Source","RecordId")
);

