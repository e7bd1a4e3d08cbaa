CREATE TABLE "callback_refusals" (
	"family" text NOT NULL,
	"reason" text NOT NULL,
	"day" date NOT NULL,
	"count" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "callback_refusals_family_reason_day_pk" PRIMARY KEY("family","reason","day")
);
--> statement-breakpoint
CREATE TABLE "inbox" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "inbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"family" text NOT NULL,
	"digest" text NOT NULL,
	"raw" text NOT NULL,
	"platform_order_id" text NOT NULL,
	"client_order_id" text NOT NULL,
	"stale" boolean NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deliveries" integer DEFAULT 1 NOT NULL,
	"last_delivery_at" timestamp with time zone DEFAULT now() NOT NULL,
	"order_id" bigint,
	"applied_at" timestamp with time zone,
	CONSTRAINT "inbox_digest" UNIQUE("family","digest")
);
--> statement-breakpoint
CREATE TABLE "courier_polls" (
	"order_id" bigint PRIMARY KEY NOT NULL,
	"next_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "courier_positions" (
	"order_id" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"lat" double precision NOT NULL,
	"lng" double precision NOT NULL,
	"eta_minutes" integer,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "courier_positions_order_id_at_pk" PRIMARY KEY("order_id","at")
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"identity" text NOT NULL,
	"source" text NOT NULL,
	"kind" text NOT NULL,
	"stage" text,
	"status_code" integer,
	"text" text,
	"at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor_id" bigint,
	"detail" jsonb,
	CONSTRAINT "order_events_identity" UNIQUE("order_id","identity")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"family" text NOT NULL,
	"store_id" bigint NOT NULL,
	"form_key" uuid,
	"client_order_id" text NOT NULL,
	"platform_order_id" text,
	"pickup_code" text,
	"placing" text NOT NULL,
	"refusal" jsonb,
	"stage" text DEFAULT 'waiting' NOT NULL,
	"status_code" integer,
	"status_text" text,
	"status_at" timestamp with time zone,
	"status_rank" integer,
	"closed" boolean DEFAULT false NOT NULL,
	"closed_at" timestamp with time zone,
	"scheduled_for" timestamp with time zone,
	"recipient_name" text,
	"recipient_phone" text,
	"address" text,
	"door_lat" double precision,
	"door_lng" double precision,
	"total_cents" bigint,
	"courier_name" text,
	"courier_phone" text,
	"courier_plate" text,
	"courier_confirmed" boolean DEFAULT false NOT NULL,
	"predictions" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"tracker_url" text,
	"direct_metres" integer,
	"travel_metres" integer,
	"request" jsonb,
	"answer" jsonb,
	"placed_by" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "orders_formKey_unique" UNIQUE("form_key"),
	CONSTRAINT "orders_client_order" UNIQUE("family","store_id","client_order_id")
);
--> statement-breakpoint
CREATE TABLE "first_start" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "memberships" (
	"person_id" bigint NOT NULL,
	"store_id" bigint NOT NULL,
	"role" text NOT NULL,
	CONSTRAINT "memberships_person_id_store_id_pk" PRIMARY KEY("person_id","store_id")
);
--> statement-breakpoint
CREATE TABLE "people" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "people_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"name" text NOT NULL,
	"password_hash" text NOT NULL,
	"is_admin" boolean DEFAULT false NOT NULL,
	"locale" text,
	"session_epoch" integer DEFAULT 0 NOT NULL,
	"disabled_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_in_throttle" (
	"key" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"blocked_until" timestamp with time zone,
	"last_failure_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stores" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stores_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"name" text NOT NULL,
	"name_zh" text,
	"region" text NOT NULL,
	"lat" double precision NOT NULL,
	"lng" double precision NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"food_client_merchant_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stores_code_unique" UNIQUE("code"),
	CONSTRAINT "stores_foodClientMerchantId_unique" UNIQUE("food_client_merchant_id"),
	CONSTRAINT "stores_lat" CHECK ("stores"."lat" between -90 and 90),
	CONSTRAINT "stores_lng" CHECK ("stores"."lng" between -180 and 180)
);
--> statement-breakpoint
ALTER TABLE "inbox" ADD CONSTRAINT "inbox_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courier_polls" ADD CONSTRAINT "courier_polls_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courier_positions" ADD CONSTRAINT "courier_positions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_actor_id_people_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_placed_by_people_id_fk" FOREIGN KEY ("placed_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "inbox_waiting" ON "inbox" USING btree ("family","client_order_id") WHERE "inbox"."applied_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "orders_platform_order" ON "orders" USING btree ("family","platform_order_id") WHERE "orders"."platform_order_id" is not null;--> statement-breakpoint
CREATE INDEX "orders_client_order_id" ON "orders" USING btree ("family","client_order_id");--> statement-breakpoint
CREATE INDEX "orders_open" ON "orders" USING btree ("family","store_id","created_at") WHERE not "orders"."closed";--> statement-breakpoint
CREATE INDEX "orders_closed" ON "orders" USING btree ("family","store_id","closed_at") WHERE "orders"."closed";--> statement-breakpoint
CREATE INDEX "orders_placing" ON "orders" USING btree ("created_at") WHERE "orders"."placing" in ('placing', 'unconfirmed');--> statement-breakpoint
CREATE INDEX "memberships_store" ON "memberships" USING btree ("store_id");--> statement-breakpoint
CREATE UNIQUE INDEX "people_email" ON "people" USING btree (lower("email"));