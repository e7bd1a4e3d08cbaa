CREATE TABLE "list_export_parts" (
	"export_id" bigint NOT NULL,
	"nth" integer NOT NULL,
	"rows" "bytea" NOT NULL,
	CONSTRAINT "list_export_parts_export_id_nth_pk" PRIMARY KEY("export_id","nth")
);
--> statement-breakpoint
CREATE TABLE "list_exports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "list_exports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"person_id" bigint NOT NULL,
	"family" text NOT NULL,
	"store_ids" bigint[] NOT NULL,
	"search" text NOT NULL,
	"format" text NOT NULL,
	"locale" text NOT NULL,
	"columns" jsonb,
	"state" text DEFAULT 'waiting' NOT NULL,
	"parts" integer DEFAULT 0 NOT NULL,
	"rows_done" integer DEFAULT 0 NOT NULL,
	"rows_in_all" integer,
	"after" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "list_export_parts" ADD CONSTRAINT "list_export_parts_export_id_list_exports_id_fk" FOREIGN KEY ("export_id") REFERENCES "public"."list_exports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_exports" ADD CONSTRAINT "list_exports_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "list_exports_person" ON "list_exports" USING btree ("person_id","id");--> statement-breakpoint
CREATE INDEX "list_exports_created" ON "list_exports" USING btree ("created_at");