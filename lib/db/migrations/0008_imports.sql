CREATE TABLE "import_columns" (
	"person_id" bigint NOT NULL,
	"name" text NOT NULL,
	"field" text,
	CONSTRAINT "import_columns_person_id_name_pk" PRIMARY KEY("person_id","name")
);
--> statement-breakpoint
CREATE TABLE "import_rows" (
	"import_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"form_key" uuid DEFAULT gen_random_uuid() NOT NULL,
	"cells" jsonb NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"order_id" bigint,
	"problem" text,
	"claimed_until" timestamp with time zone,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "import_rows_import_id_position_pk" PRIMARY KEY("import_id","position")
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"form_key" uuid NOT NULL,
	"store_id" bigint NOT NULL,
	"created_by" bigint NOT NULL,
	"file_name" text NOT NULL,
	"columns" jsonb NOT NULL,
	"product" text,
	"row_count" integer NOT NULL,
	"state" text DEFAULT 'idle' NOT NULL,
	"pause_cause" text,
	"started_by" bigint,
	"started_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "imports_formKey_unique" UNIQUE("form_key")
);
--> statement-breakpoint
ALTER TABLE "import_columns" ADD CONSTRAINT "import_columns_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_created_by_people_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_started_by_people_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_rows_queued" ON "import_rows" USING btree ("import_id","position") WHERE "import_rows"."state" = 'queued';--> statement-breakpoint
CREATE INDEX "imports_store" ON "imports" USING btree ("store_id","id");