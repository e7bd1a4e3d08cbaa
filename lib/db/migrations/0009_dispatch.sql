CREATE TABLE "checkouts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "checkouts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"batch" text NOT NULL,
	"how" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"by" bigint NOT NULL,
	"undone_at" timestamp with time zone,
	"undone_by" bigint,
	"undone_reason" text
);
--> statement-breakpoint
CREATE TABLE "hand_in_sheets" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "hand_in_sheets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"store_id" bigint NOT NULL,
	"batch" text NOT NULL,
	"number" integer,
	"rows" jsonb,
	"printed_at" timestamp with time zone,
	"printed_by" bigint,
	"replaces" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" bigint NOT NULL,
	CONSTRAINT "hand_in_sheets_number" UNIQUE("store_id","number")
);
--> statement-breakpoint
CREATE TABLE "order_care" (
	"order_id" bigint PRIMARY KEY NOT NULL,
	"owner_id" bigint,
	"note" text DEFAULT '' NOT NULL,
	"snoozed_until" timestamp with time zone,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_by" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_by_people_id_fk" FOREIGN KEY ("by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_undone_by_people_id_fk" FOREIGN KEY ("undone_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hand_in_sheets" ADD CONSTRAINT "hand_in_sheets_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hand_in_sheets" ADD CONSTRAINT "hand_in_sheets_printed_by_people_id_fk" FOREIGN KEY ("printed_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hand_in_sheets" ADD CONSTRAINT "hand_in_sheets_created_by_people_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hand_in_sheets" ADD CONSTRAINT "hand_in_sheets_replaces_hand_in_sheets_id_fk" FOREIGN KEY ("replaces") REFERENCES "public"."hand_in_sheets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_care" ADD CONSTRAINT "order_care_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_care" ADD CONSTRAINT "order_care_owner_id_people_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_care" ADD CONSTRAINT "order_care_changed_by_people_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "checkouts_standing" ON "checkouts" USING btree ("order_id") WHERE "checkouts"."undone_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "hand_in_sheets_open" ON "hand_in_sheets" USING btree ("store_id","batch") WHERE "hand_in_sheets"."printed_at" is null;--> statement-breakpoint
CREATE INDEX "orders_due" ON "orders" USING btree ("store_id",coalesce("scheduled_for", "created_at")) WHERE "orders"."family" <> 'food';--> statement-breakpoint
CREATE INDEX "orders_tracker" ON "orders" USING btree ("tracker_url") WHERE "orders"."tracker_url" is not null;