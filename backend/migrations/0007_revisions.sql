CREATE SEQUENCE "public"."revision" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
ALTER TABLE "event" ADD COLUMN "former_day" date;--> statement-breakpoint
ALTER TABLE "event" ADD COLUMN "former_time" time;--> statement-breakpoint
ALTER TABLE "event" ADD COLUMN "sale_starts_on" date;--> statement-breakpoint
ALTER TABLE "event" ADD COLUMN "revision" integer DEFAULT nextval('revision') NOT NULL;--> statement-breakpoint
ALTER TABLE "event" ADD COLUMN "changed_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "event" ADD COLUMN "parts" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "series" ADD COLUMN "revision" integer DEFAULT nextval('revision') NOT NULL;--> statement-breakpoint
ALTER TABLE "series" ADD COLUMN "changed_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "revision" integer DEFAULT nextval('revision') NOT NULL;--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "changed_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "room" ADD COLUMN "revision" integer DEFAULT nextval('revision') NOT NULL;--> statement-breakpoint
ALTER TABLE "room" ADD COLUMN "changed_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "venue" ADD COLUMN "revision" integer DEFAULT nextval('revision') NOT NULL;--> statement-breakpoint
ALTER TABLE "venue" ADD COLUMN "changed_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "production" ADD COLUMN "revision" integer DEFAULT nextval('revision') NOT NULL;--> statement-breakpoint
ALTER TABLE "production" ADD COLUMN "changed_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "production" ADD COLUMN "parts" text DEFAULT '' NOT NULL;