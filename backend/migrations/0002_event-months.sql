CREATE TABLE "event_month" (
	"month" date PRIMARY KEY NOT NULL,
	"events" integer NOT NULL
);
