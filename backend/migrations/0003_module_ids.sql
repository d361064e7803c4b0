ALTER TABLE "container_version" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP TABLE "container_version" CASCADE;--> statement-breakpoint
ALTER TABLE "module" ADD COLUMN "uuid" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "module" ADD CONSTRAINT "module_containerId_locale_uuid_unique" UNIQUE("container_id","locale","uuid");