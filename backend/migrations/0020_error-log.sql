CREATE TABLE "missing_page" (
	"url" text PRIMARY KEY NOT NULL,
	"count" bigint NOT NULL,
	"first_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "missing_page_last_seen_at_index" ON "missing_page" USING btree ("last_seen_at");