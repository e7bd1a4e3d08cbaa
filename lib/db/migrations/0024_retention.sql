CREATE TABLE "retention_runs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "retention_runs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	"days" integer NOT NULL,
	"removed" jsonb,
	"failure" text
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "pseudonymised_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "erase_asked_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "inbox_kept" ON "inbox" USING btree ("received_at") WHERE "inbox"."raw" <> '';--> statement-breakpoint
CREATE INDEX "orders_retention" ON "orders" USING btree ("closed_at") WHERE "orders"."closed" and "orders"."pseudonymised_at" is null;--> statement-breakpoint
CREATE INDEX "orders_erase_asked" ON "orders" USING btree ("id") WHERE "orders"."erase_asked_at" is not null and "orders"."pseudonymised_at" is null;