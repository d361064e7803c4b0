CREATE TABLE "audit_row" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_row_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"audit_id" bigint NOT NULL,
	"resource" text NOT NULL,
	"row_id" integer NOT NULL,
	"change" text NOT NULL,
	"fields" jsonb NOT NULL,
	"deleted_rows" jsonb,
	CONSTRAINT "audit_row_change_is_known" CHECK ("change" in ('added', 'changed', 'deleted', 'restored'))
);
--> statement-breakpoint
ALTER TABLE "audit_row" ADD CONSTRAINT "audit_row_audit_id_audit_id_fk" FOREIGN KEY ("audit_id") REFERENCES "public"."audit"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_row_audit_id_index" ON "audit_row" USING btree ("audit_id");--> statement-breakpoint
CREATE INDEX "audit_row_resource_row_id_id_index" ON "audit_row" USING btree ("resource","row_id","id");