CREATE TABLE "labels" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "labels_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"paper" text NOT NULL,
	"copies" integer NOT NULL,
	"pdf" "bytea" NOT NULL,
	"sha256" text NOT NULL,
	"pages" integer NOT NULL,
	"fetched_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "labels_kind" UNIQUE("order_id","paper","copies")
);
--> statement-breakpoint
CREATE TABLE "locker_refreshes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "locker_refreshes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	"count" integer,
	"failure" text
);
--> statement-breakpoint
CREATE TABLE "lockers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lockers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"brand" text DEFAULT '' NOT NULL,
	"area" text,
	"district" text,
	"name" text,
	"address" text,
	"opening_hours" text,
	"lat" double precision,
	"lng" double precision,
	"refresh_id" bigint NOT NULL,
	CONSTRAINT "lockers_code" UNIQUE("brand","code")
);
--> statement-breakpoint
CREATE TABLE "order_codes" (
	"order_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"code" text NOT NULL,
	CONSTRAINT "order_codes_order_id_kind_pk" PRIMARY KEY("order_id","kind")
);
--> statement-breakpoint
ALTER TABLE "labels" ADD CONSTRAINT "labels_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lockers" ADD CONSTRAINT "lockers_refresh_id_locker_refreshes_id_fk" FOREIGN KEY ("refresh_id") REFERENCES "public"."locker_refreshes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_codes" ADD CONSTRAINT "order_codes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_codes_code" ON "order_codes" USING btree ("code" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "orders_recipient_phone" ON "orders" USING btree ("family","recipient_phone" text_pattern_ops);--> statement-breakpoint
INSERT INTO "order_codes" ("order_id", "kind", "code")
SELECT "id", 'client-order', upper("client_order_id") FROM "orders"
UNION ALL
SELECT "id", 'platform-order', upper("platform_order_id") FROM "orders" WHERE "platform_order_id" IS NOT NULL
UNION ALL
SELECT "id", 'client-shipment', upper("request" #>> '{draft,clientShipmentCode}') FROM "orders"
WHERE "family" = 'express' AND "request" #>> '{draft,clientShipmentCode}' <> ''
UNION ALL
SELECT "id", 'shipment', upper("answer" #>> '{waybill,shipment_code}') FROM "orders"
WHERE "family" = 'express' AND "answer" #>> '{waybill,shipment_code}' <> '';
