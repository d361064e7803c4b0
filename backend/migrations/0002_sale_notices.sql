CREATE TABLE "sale_notice" (
	"event_id" integer NOT NULL,
	"email" text NOT NULL,
	"locale" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sale_notice_event_id_email_pk" PRIMARY KEY("event_id","email"),
	CONSTRAINT "sale_notice_locale_is_known" CHECK ("locale" in ('de', 'en'))
);
--> statement-breakpoint
ALTER TABLE "sale_notice" ADD CONSTRAINT "sale_notice_event_id_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sale_notice_email_index" ON "sale_notice" USING btree ("email");