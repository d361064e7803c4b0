CREATE TABLE "document_editor" (
	"session_id" integer NOT NULL,
	"editor_id" uuid NOT NULL,
	"document_id" integer NOT NULL,
	"module_id" uuid,
	"field" text,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "document_editor_session_id_editor_id_pk" PRIMARY KEY("session_id","editor_id")
);
--> statement-breakpoint
ALTER TABLE "audit" DROP CONSTRAINT "audit_actor_is_known";--> statement-breakpoint
ALTER TABLE "document_editor" ADD CONSTRAINT "document_editor_session_id_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_editor" ADD CONSTRAINT "document_editor_document_id_document_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."document"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "document_editor_document_id_index" ON "document_editor" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "document_editor_expires_at_index" ON "document_editor" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "audit" ADD CONSTRAINT "audit_actor_is_known" CHECK ("actor" in ('editor', 'shop', 'clock', 'import', 'demo', 'operator'));--> statement-breakpoint
CREATE FUNCTION announce_editing() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('foyer_editing', TG_ARGV[0]);
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER announce_editor AFTER INSERT OR DELETE OR UPDATE OF document_id, module_id, field ON document_editor
FOR EACH STATEMENT EXECUTE FUNCTION announce_editing('');--> statement-breakpoint
CREATE TRIGGER announce_document AFTER UPDATE OF head, published_revision_id ON document
FOR EACH STATEMENT EXECUTE FUNCTION announce_editing('');--> statement-breakpoint
CREATE TRIGGER announce_roles AFTER INSERT OR UPDATE OR DELETE ON role_grant
FOR EACH STATEMENT EXECUTE FUNCTION announce_editing('rights');--> statement-breakpoint
CREATE TRIGGER announce_session_end AFTER DELETE ON session
FOR EACH STATEMENT EXECUTE FUNCTION announce_editing('rights');
