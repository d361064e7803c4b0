CREATE TABLE "cart_voucher" (
	"cart_id" uuid NOT NULL,
	"voucher_id" integer NOT NULL,
	CONSTRAINT "cart_voucher_cart_id_voucher_id_pk" PRIMARY KEY("cart_id","voucher_id")
);
--> statement-breakpoint
CREATE TABLE "voucher" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "voucher_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code_hash" uuid,
	"code_ending" text DEFAULT '' NOT NULL,
	"value_cents" integer NOT NULL,
	"valid_until" date NOT NULL,
	"account_id" integer,
	"from_order_id" uuid,
	"issued_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "voucher_codeHash_unique" UNIQUE("code_hash"),
	CONSTRAINT "voucher_has_a_value" CHECK (value_cents > 0),
	CONSTRAINT "voucher_has_a_code_or_is_credit" CHECK (code_hash is not null or from_order_id is not null)
);
--> statement-breakpoint
CREATE TABLE "voucher_use" (
	"voucher_id" integer NOT NULL,
	"order_id" uuid NOT NULL,
	"amount_cents" integer NOT NULL,
	"used_at" timestamp with time zone DEFAULT now() NOT NULL,
	"returned_at" timestamp with time zone,
	CONSTRAINT "voucher_use_voucher_id_order_id_pk" PRIMARY KEY("voucher_id","order_id"),
	CONSTRAINT "voucher_use_is_an_amount" CHECK (amount_cents > 0)
);
--> statement-breakpoint
ALTER TABLE "cart_voucher" ADD CONSTRAINT "cart_voucher_cart_id_cart_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."cart"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_voucher" ADD CONSTRAINT "cart_voucher_voucher_id_voucher_id_fk" FOREIGN KEY ("voucher_id") REFERENCES "public"."voucher"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher" ADD CONSTRAINT "voucher_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher" ADD CONSTRAINT "voucher_from_order_id_shop_order_id_fk" FOREIGN KEY ("from_order_id") REFERENCES "public"."shop_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher" ADD CONSTRAINT "voucher_issued_by_account_id_fk" FOREIGN KEY ("issued_by") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_use" ADD CONSTRAINT "voucher_use_voucher_id_voucher_id_fk" FOREIGN KEY ("voucher_id") REFERENCES "public"."voucher"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_use" ADD CONSTRAINT "voucher_use_order_id_shop_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cart_voucher_voucher_id_index" ON "cart_voucher" USING btree ("voucher_id");--> statement-breakpoint
CREATE INDEX "voucher_account_id_index" ON "voucher" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "voucher_from_order" ON "voucher" USING btree ("from_order_id") WHERE from_order_id is not null;--> statement-breakpoint
CREATE INDEX "voucher_use_order_id_index" ON "voucher_use" USING btree ("order_id");