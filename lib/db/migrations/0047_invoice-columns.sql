CREATE TABLE "invoice_columns" (
	"store_id" bigint PRIMARY KEY NOT NULL,
	"number_column" text NOT NULL,
	"amount_column" text NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "invoice_columns" ADD CONSTRAINT "invoice_columns_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;