-- By hand: days that were counted before have none of this, and are counted anew by the job or
-- `npm run rebuild-reports` (decision 0344); until then reports count their orders themselves.
TRUNCATE "report_days";
--> statement-breakpoint
CREATE TABLE "report_collects" (
	"order_id" bigint PRIMARY KEY NOT NULL,
	"store_id" bigint NOT NULL,
	"family" text NOT NULL,
	"day" date NOT NULL,
	"cents" bigint NOT NULL,
	"collecting" text NOT NULL,
	"courier" text NOT NULL,
	"kind" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "report_tallies" (
	"store_id" bigint NOT NULL,
	"family" text NOT NULL,
	"tally" text NOT NULL,
	"is_month" boolean NOT NULL,
	"day" date NOT NULL,
	"part" text NOT NULL,
	"key" text NOT NULL,
	"counts" bigint[] NOT NULL,
	CONSTRAINT "report_tallies_pk" PRIMARY KEY("store_id","family","tally","is_month","day","part","key")
);
--> statement-breakpoint
ALTER TABLE "report_collects" ADD CONSTRAINT "report_collects_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_collects" ADD CONSTRAINT "report_collects_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_tallies" ADD CONSTRAINT "report_tallies_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_collects_day" ON "report_collects" USING btree ("store_id","family","day");