ALTER TABLE "cart" ADD COLUMN "network" uuid;--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "confirm_by" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "network" uuid;