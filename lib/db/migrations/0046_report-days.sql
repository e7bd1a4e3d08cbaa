CREATE TABLE "report_counts" (
	"store_id" bigint NOT NULL,
	"family" text NOT NULL,
	"day" date NOT NULL,
	"hour" smallint NOT NULL,
	"courier" text NOT NULL,
	"orders" integer DEFAULT 0 NOT NULL,
	"delivered" integer DEFAULT 0 NOT NULL,
	"cancelled" integer DEFAULT 0 NOT NULL,
	"refused" integer DEFAULT 0 NOT NULL,
	"open" integer DEFAULT 0 NOT NULL,
	"promised" integer DEFAULT 0 NOT NULL,
	"late_promise" integer DEFAULT 0 NOT NULL,
	"predicted" integer DEFAULT 0 NOT NULL,
	"late_prediction" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "report_counts_store_id_family_day_hour_courier_pk" PRIMARY KEY("store_id","family","day","hour","courier")
);
--> statement-breakpoint
CREATE TABLE "report_days" (
	"store_id" bigint NOT NULL,
	"family" text NOT NULL,
	"day" date NOT NULL,
	"counted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "report_days_store_id_family_day_pk" PRIMARY KEY("store_id","family","day")
);
--> statement-breakpoint
CREATE TABLE "report_times" (
	"store_id" bigint NOT NULL,
	"family" text NOT NULL,
	"is_month" boolean NOT NULL,
	"day" date NOT NULL,
	"courier" text NOT NULL,
	"measure" text NOT NULL,
	"minutes" integer NOT NULL,
	"orders" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "report_counts" ADD CONSTRAINT "report_counts_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_days" ADD CONSTRAINT "report_days_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_times" ADD CONSTRAINT "report_times_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_times_day" ON "report_times" USING btree ("store_id","family","is_month","day");