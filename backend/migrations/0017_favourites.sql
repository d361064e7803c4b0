CREATE TABLE "favourite" (
	"account_id" integer NOT NULL,
	"type" text NOT NULL,
	"entity_id" integer NOT NULL,
	"position" integer GENERATED ALWAYS AS IDENTITY (sequence name "favourite_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	CONSTRAINT "favourite_account_id_type_entity_id_pk" PRIMARY KEY("account_id","type","entity_id"),
	CONSTRAINT "favourite_type_is_known" CHECK ("type" in ('event', 'production', 'person', 'article'))
);
--> statement-breakpoint
ALTER TABLE "favourite" ADD CONSTRAINT "favourite_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;