CREATE TABLE "letter" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "letter_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"message_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"about" text NOT NULL,
	"recipient_hash" text NOT NULL,
	"content" text,
	"written_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "worker_lease" (
	"pool_id" text PRIMARY KEY NOT NULL,
	"beat_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "form_entry_id_index";--> statement-breakpoint
CREATE INDEX "letter_about_written_at_index" ON "letter" USING btree ("about","written_at");--> statement-breakpoint
CREATE INDEX "letter_recipient_hash_written_at_index" ON "letter" USING btree ("recipient_hash","written_at");--> statement-breakpoint
CREATE INDEX "letter_written_at_index" ON "letter" USING btree ("written_at") WHERE sent_at is null;--> statement-breakpoint
ALTER TABLE "form_entry" DROP COLUMN "mailed_at";