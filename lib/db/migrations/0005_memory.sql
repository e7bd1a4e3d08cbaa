CREATE TABLE "connections" (
	"family" text NOT NULL,
	"zone" text NOT NULL,
	"last_success_at" timestamp with time zone,
	"last_failure_at" timestamp with time zone,
	"last_failure" text,
	"skew_ms" integer,
	"skew_at" timestamp with time zone,
	"token_until" timestamp with time zone,
	"back_off_until" timestamp with time zone,
	"back_offs" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "connections_family_zone_pk" PRIMARY KEY("family","zone")
);
--> statement-breakpoint
CREATE TABLE "customer_addresses" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "customer_addresses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"customer_id" bigint NOT NULL,
	"address" text NOT NULL,
	"lat" double precision NOT NULL,
	"lng" double precision NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "customer_addresses_address" UNIQUE("customer_id","address"),
	CONSTRAINT "customer_addresses_lat" CHECK ("customer_addresses"."lat" between -90 and 90),
	CONSTRAINT "customer_addresses_lng" CHECK ("customer_addresses"."lng" between -180 and 180)
);
--> statement-breakpoint
CREATE TABLE "customers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "customers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"store_id" bigint NOT NULL,
	"phone" text NOT NULL,
	"name" text NOT NULL,
	"order_count" integer DEFAULT 1 NOT NULL,
	"first_order_at" timestamp with time zone NOT NULL,
	"last_order_at" timestamp with time zone NOT NULL,
	CONSTRAINT "customers_store_phone" UNIQUE("store_id","phone")
);
--> statement-breakpoint
CREATE TABLE "share_links" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "share_links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"token_hash" text NOT NULL,
	"order_id" bigint NOT NULL,
	"created_by" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"opened_at" timestamp with time zone,
	CONSTRAINT "share_links_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "status_codes" (
	"family" text NOT NULL,
	"code" integer NOT NULL,
	"text" text,
	"first_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"stage" text,
	"decided_by" bigint,
	"decided_at" timestamp with time zone,
	CONSTRAINT "status_codes_family_code_pk" PRIMARY KEY("family","code")
);
--> statement-breakpoint
ALTER TABLE "inbox" ADD COLUMN "dismissed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "inbox" ADD COLUMN "dismissed_by" bigint;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "origin" text DEFAULT 'here' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "self_pickup" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "wait_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "late_waiting_minutes" integer DEFAULT 10 NOT NULL;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "late_at_store_minutes" integer DEFAULT 10 NOT NULL;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "late_riding_minutes" integer DEFAULT 45 NOT NULL;--> statement-breakpoint
ALTER TABLE "customer_addresses" ADD CONSTRAINT "customer_addresses_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_links" ADD CONSTRAINT "share_links_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_links" ADD CONSTRAINT "share_links_created_by_people_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "status_codes" ADD CONSTRAINT "status_codes_decided_by_people_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customers_latest" ON "customers" USING btree ("store_id","last_order_at","id");--> statement-breakpoint
CREATE INDEX "customers_phone_prefix" ON "customers" USING btree ("store_id","phone" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "share_links_order" ON "share_links" USING btree ("order_id");--> statement-breakpoint
ALTER TABLE "inbox" ADD CONSTRAINT "inbox_dismissed_by_people_id_fk" FOREIGN KEY ("dismissed_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "inbox_family" ON "inbox" USING btree ("family","id");--> statement-breakpoint
CREATE INDEX "inbox_order" ON "inbox" USING btree ("order_id");