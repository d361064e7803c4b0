CREATE TABLE "favourite_calendar" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"nonce" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "favourite_calendar_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "mailing_consent" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mailing_consent_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"mailing" text NOT NULL,
	"email" text,
	"account_id" integer,
	"locale" text DEFAULT 'de' NOT NULL,
	"end_hash" text NOT NULL,
	"given_at" timestamp with time zone DEFAULT now() NOT NULL,
	"reported_at" timestamp with time zone,
	CONSTRAINT "mailing_consent_endHash_unique" UNIQUE("end_hash"),
	CONSTRAINT "mailing_consent_mailing_is_known" CHECK ("mailing" in ('newsletter', 'favourites')),
	CONSTRAINT "mailing_consent_locale_is_known" CHECK ("locale" in ('de', 'en')),
	CONSTRAINT "mailing_consent_is_for_somebody" CHECK ((mailing = 'newsletter') = (email is not null) and (mailing = 'favourites') = (account_id is not null))
);
--> statement-breakpoint
CREATE TABLE "watched_event" (
	"event_id" integer PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"local_time" time,
	"status" text NOT NULL,
	"has_been_on_sale" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "login_challenge" DROP CONSTRAINT "login_challenge_purpose_is_known";--> statement-breakpoint
ALTER TABLE "form" ADD COLUMN "is_newsletter" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "form_entry" ADD COLUMN "account_id" integer;--> statement-breakpoint
ALTER TABLE "favourite_calendar" ADD CONSTRAINT "favourite_calendar_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailing_consent" ADD CONSTRAINT "mailing_consent_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watched_event" ADD CONSTRAINT "watched_event_event_id_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "mailing_consent_email" ON "mailing_consent" USING btree ("mailing","email") WHERE "mailing_consent"."email" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "mailing_consent_account" ON "mailing_consent" USING btree ("account_id","mailing") WHERE "mailing_consent"."account_id" is not null;--> statement-breakpoint
CREATE INDEX "mailing_consent_unreported" ON "mailing_consent" USING btree ("given_at") WHERE "mailing_consent"."reported_at" is null;--> statement-breakpoint
ALTER TABLE "form_entry" ADD CONSTRAINT "form_entry_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "form_entry_account_id_index" ON "form_entry" USING btree ("account_id");--> statement-breakpoint
ALTER TABLE "login_challenge" ADD CONSTRAINT "login_challenge_purpose_is_known" CHECK ("purpose" in ('passkey-registration', 'passkey-login', 'oidc', 'registration', 'log_in', 'password', 'new_email', 'newsletter'));