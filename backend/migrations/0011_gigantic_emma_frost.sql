ALTER TABLE "form" ADD COLUMN "recipients" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "form" ADD COLUMN "is_open" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "form" ADD COLUMN "closed_text" jsonb DEFAULT '{"de":""}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "form" ADD COLUMN "revision" integer DEFAULT nextval('revision') NOT NULL;--> statement-breakpoint
ALTER TABLE "form" ADD COLUMN "parts" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "form_entry" ADD COLUMN "questions" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "form_entry" ADD COLUMN "replied_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "form_field" ADD COLUMN "min" integer;--> statement-breakpoint
ALTER TABLE "form_field" ADD COLUMN "max" integer;--> statement-breakpoint
UPDATE "form" SET "recipients" = ARRAY["recipient"] WHERE "recipient" <> '';--> statement-breakpoint
ALTER TABLE "form" DROP COLUMN "recipient";--> statement-breakpoint
-- What was sent until now keeps the fields of today.
UPDATE "form_entry" SET "questions" = coalesce((
	SELECT jsonb_agg(jsonb_build_object(
		'slug', "form_field"."slug",
		'kind', coalesce((ARRAY['text', 'longText', 'email', 'checkbox', 'checkboxes', 'select', 'selectSeveral', 'radio', 'file', 'date', 'dateTime', 'hidden', 'number', 'url', 'birthday'])["form_field"."field_type"], 'text'),
		'label', "form_field"."label",
		'choices', "form_field"."choices"
	) ORDER BY "form_field"."position", "form_field"."id")
	FROM "form_field" WHERE "form_field"."form_id" = "form_entry"."form_id"
), '[]');--> statement-breakpoint
CREATE TRIGGER revision_of_form BEFORE UPDATE ON form FOR EACH ROW EXECUTE FUNCTION keep_revision();