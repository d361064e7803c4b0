ALTER TABLE "voucher" ADD COLUMN "blocked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "voucher" ADD COLUMN "block_reason" text DEFAULT '' NOT NULL;