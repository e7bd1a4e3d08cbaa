CREATE TABLE "print_jobs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"sent" bigint GENERATED ALWAYS AS IDENTITY (sequence name "print_jobs_sent_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"station_id" bigint NOT NULL,
	"run_id" bigint NOT NULL,
	"by" bigint NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"claim" uuid,
	"instance" uuid,
	"claimed_until" timestamp with time zone,
	"fetched_at" timestamp with time zone,
	"queue_job" text,
	"detail" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "print_stations" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "print_stations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"store_id" bigint NOT NULL,
	"number" integer NOT NULL,
	"name" text NOT NULL,
	"key_hash" text NOT NULL,
	"printer" text,
	"paper" text NOT NULL,
	"copies" integer NOT NULL,
	"reversed" boolean NOT NULL,
	"prints_on_scan" boolean NOT NULL,
	"prints_after_creation" boolean NOT NULL,
	"printers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"trouble" jsonb,
	"seen_at" timestamp with time zone,
	"made_by" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "print_stations_keyHash_unique" UNIQUE("key_hash"),
	CONSTRAINT "print_stations_number" UNIQUE("store_id","number")
);
--> statement-breakpoint
ALTER TABLE "print_jobs" ADD CONSTRAINT "print_jobs_station_id_print_stations_id_fk" FOREIGN KEY ("station_id") REFERENCES "public"."print_stations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "print_jobs" ADD CONSTRAINT "print_jobs_run_id_print_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."print_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "print_jobs" ADD CONSTRAINT "print_jobs_by_people_id_fk" FOREIGN KEY ("by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "print_stations" ADD CONSTRAINT "print_stations_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "print_stations" ADD CONSTRAINT "print_stations_made_by_people_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "print_jobs_once" ON "print_jobs" USING btree ("run_id") WHERE "print_jobs"."state" not in ('failed', 'withdrawn');--> statement-breakpoint
CREATE INDEX "print_jobs_open" ON "print_jobs" USING btree ("station_id","sent") WHERE "print_jobs"."state" in ('waiting', 'claimed', 'handed');--> statement-breakpoint
CREATE INDEX "print_jobs_run" ON "print_jobs" USING btree ("run_id");