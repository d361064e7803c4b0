ALTER TABLE "page" ADD COLUMN "footer_position" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "page" ADD COLUMN "is_template" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "page" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "page" ADD COLUMN "deletion" jsonb;--> statement-breakpoint
ALTER TABLE "page" ADD COLUMN "request_key" text;--> statement-breakpoint
ALTER TABLE "page" ADD CONSTRAINT "page_requestKey_unique" UNIQUE("request_key");--> statement-breakpoint
-- The footer was in the order of the tree.
UPDATE "page" SET "footer_position" = "position";
