CREATE TABLE "module_request" (
	"key" uuid PRIMARY KEY NOT NULL,
	"content_hash" uuid NOT NULL,
	"module_id" integer,
	"draft_conflicts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "module_request" ADD CONSTRAINT "module_request_module_id_module_id_fk" FOREIGN KEY ("module_id") REFERENCES "public"."module"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "module_request_at_index" ON "module_request" USING btree ("at");--> statement-breakpoint
CREATE INDEX "module_request_module_id_index" ON "module_request" USING btree ("module_id");