CREATE TABLE "print_run_items" (
	"run_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"added" bigint GENERATED ALWAYS AS IDENTITY (sequence name "print_run_items_added_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"problem" jsonb,
	"claimed_until" timestamp with time zone,
	"place" integer,
	"sha256" text,
	"pages" integer,
	"printed" boolean,
	CONSTRAINT "print_run_items_run_id_order_id_pk" PRIMARY KEY("run_id","order_id")
);
--> statement-breakpoint
CREATE TABLE "print_runs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "print_runs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"by" bigint NOT NULL,
	"state" text DEFAULT 'pile' NOT NULL,
	"paper" text NOT NULL,
	"copies" integer NOT NULL,
	"reversed" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"shown_at" timestamp with time zone,
	"answered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "prints" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "prints_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"number" integer NOT NULL,
	"run_id" bigint NOT NULL,
	"paper" text NOT NULL,
	"copies" integer NOT NULL,
	"pages" integer NOT NULL,
	"sha256" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"by" bigint NOT NULL,
	CONSTRAINT "prints_number" UNIQUE("order_id","number"),
	CONSTRAINT "prints_once" UNIQUE("run_id","order_id")
);
--> statement-breakpoint
ALTER TABLE "print_run_items" ADD CONSTRAINT "print_run_items_run_id_print_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."print_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "print_run_items" ADD CONSTRAINT "print_run_items_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "print_runs" ADD CONSTRAINT "print_runs_by_people_id_fk" FOREIGN KEY ("by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prints" ADD CONSTRAINT "prints_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prints" ADD CONSTRAINT "prints_run_id_print_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."print_runs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prints" ADD CONSTRAINT "prints_by_people_id_fk" FOREIGN KEY ("by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "print_runs_pile" ON "print_runs" USING btree ("by") WHERE "print_runs"."state" = 'pile';--> statement-breakpoint
CREATE INDEX "print_runs_shown" ON "print_runs" USING btree ("by","id") WHERE "print_runs"."state" = 'shown';