ALTER TABLE "opening_hours" ADD COLUMN "revision" integer DEFAULT nextval('revision') NOT NULL;--> statement-breakpoint
ALTER TABLE "opening_hours" ADD COLUMN "changed_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "opening_hours_exception" ADD COLUMN "revision" integer DEFAULT nextval('revision') NOT NULL;--> statement-breakpoint
ALTER TABLE "opening_hours_exception" ADD COLUMN "changed_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "opening_hours_exception" ADD COLUMN "last_day" date;--> statement-breakpoint
-- Monday is the first day of lists; it was 1, and Sunday 0.
UPDATE "opening_hours" SET "weekday" = ("weekday" + 6) % 7;--> statement-breakpoint
CREATE TRIGGER revision_of_opening_hours BEFORE UPDATE ON opening_hours FOR EACH ROW EXECUTE FUNCTION keep_revision();--> statement-breakpoint
CREATE TRIGGER revision_of_opening_hours_exception BEFORE UPDATE ON opening_hours_exception FOR EACH ROW EXECUTE FUNCTION keep_revision();
