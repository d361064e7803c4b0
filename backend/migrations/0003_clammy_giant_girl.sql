CREATE TABLE "broken_link" (
	"container_id" integer NOT NULL,
	"locale" text NOT NULL,
	"link" text NOT NULL,
	"found_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "broken_link_container_id_locale_link_pk" PRIMARY KEY("container_id","locale","link"),
	CONSTRAINT "broken_link_locale_is_known" CHECK ("locale" in ('de', 'en', 'ja', 'la'))
);
--> statement-breakpoint
CREATE TABLE "identity_event" (
	"day" date NOT NULL,
	"type" text NOT NULL,
	"account_id" integer,
	"times" integer NOT NULL,
	"last_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "identity_event_once" UNIQUE NULLS NOT DISTINCT("day","type","account_id"),
	CONSTRAINT "identity_event_type_is_known" CHECK ("type" in ('log-in', 'log-in-failed'))
);
--> statement-breakpoint
CREATE TABLE "link_check" (
	"id" integer PRIMARY KEY NOT NULL,
	"checked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "load_time" (
	"day" date NOT NULL,
	"metric" text NOT NULL,
	"device" text NOT NULL,
	"route" text NOT NULL,
	"edge" integer NOT NULL,
	"samples" integer NOT NULL,
	CONSTRAINT "load_time_day_metric_device_route_edge_pk" PRIMARY KEY("day","metric","device","route","edge"),
	CONSTRAINT "load_time_metric_is_known" CHECK ("metric" in ('LCP', 'INP', 'CLS', 'FCP', 'TTFB')),
	CONSTRAINT "load_time_device_is_known" CHECK ("device" in ('phone', 'desktop'))
);
--> statement-breakpoint
ALTER TABLE "form_entry" ADD COLUMN "read_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "broken_link" ADD CONSTRAINT "broken_link_container_id_container_id_fk" FOREIGN KEY ("container_id") REFERENCES "public"."container"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_event" ADD CONSTRAINT "identity_event_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "identity_event_account_id_index" ON "identity_event" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "form_entry_unread" ON "form_entry" USING btree ("form_id","id") WHERE read_at is null;