CREATE TABLE "recipients" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "recipients_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"store_id" bigint NOT NULL,
	"phone" text NOT NULL,
	"name" text NOT NULL,
	"recipient" jsonb NOT NULL,
	"use_count" integer DEFAULT 0 NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "recipients_store_phone_name" UNIQUE("store_id","phone","name")
);
--> statement-breakpoint
ALTER TABLE "recipients" ADD CONSTRAINT "recipients_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recipients_latest" ON "recipients" USING btree ("store_id","last_used_at","id");--> statement-breakpoint
CREATE INDEX "recipients_phone_prefix" ON "recipients" USING btree ("store_id","phone" text_pattern_ops);