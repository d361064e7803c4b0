CREATE TABLE "search_document" (
	"kind" text NOT NULL,
	"id" integer NOT NULL,
	"locale" text NOT NULL,
	"title" text NOT NULL,
	"lead" text NOT NULL,
	"body" text NOT NULL,
	"slug" text NOT NULL,
	"weight" smallint NOT NULL,
	"is_suggested" boolean NOT NULL,
	"starts_at" timestamp with time zone,
	"over_at" timestamp with time zone,
	"visible_from" timestamp with time zone,
	"title_fold" text GENERATED ALWAYS AS (fold(title)) STORED NOT NULL,
	"words" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector(case locale when 'de' then 'german'::regconfig else 'english'::regconfig end, fold(title)), 'A') || setweight(to_tsvector(case locale when 'de' then 'german'::regconfig else 'english'::regconfig end, fold(lead)), 'B') || setweight(to_tsvector(case locale when 'de' then 'german'::regconfig else 'english'::regconfig end, fold(body)), 'D')) STORED NOT NULL,
	CONSTRAINT "search_document_kind_id_locale_pk" PRIMARY KEY("kind","id","locale")
);
--> statement-breakpoint
CREATE TABLE "search_keyword" (
	"day" date NOT NULL,
	"locale" text NOT NULL,
	"term" text NOT NULL,
	"searches" integer NOT NULL,
	"found" integer NOT NULL,
	CONSTRAINT "search_keyword_day_locale_term_pk" PRIMARY KEY("day","locale","term")
);
--> statement-breakpoint
CREATE TABLE "search_stale" (
	"mark" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_stale_mark_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"id" integer NOT NULL,
	"marked_by" bigint DEFAULT pg_current_xact_id()::text::bigint NOT NULL
);
--> statement-breakpoint
CREATE INDEX "search_document_words" ON "search_document" USING gin ("words");--> statement-breakpoint
CREATE INDEX "search_document_title" ON "search_document" USING btree ("locale","title_fold" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_document_similar" ON "search_document" USING gin ("title_fold" gin_trgm_ops) WHERE is_suggested;