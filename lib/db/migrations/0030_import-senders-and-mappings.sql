CREATE TABLE "column_mappings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "column_mappings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"store_id" bigint NOT NULL,
	"name" text NOT NULL,
	"columns" jsonb NOT NULL,
	"several" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "column_mappings_name" UNIQUE("store_id","name")
);
--> statement-breakpoint
ALTER TABLE "import_rows" ADD COLUMN "edited_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "paused_by" bigint;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "sender" jsonb;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "shop" text;--> statement-breakpoint
ALTER TABLE "column_mappings" ADD CONSTRAINT "column_mappings_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_paused_by_people_id_fk" FOREIGN KEY ("paused_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;