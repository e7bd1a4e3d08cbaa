CREATE TABLE "list_views" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "list_views_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"family" text NOT NULL,
	"name" text NOT NULL,
	"search" text NOT NULL,
	"person_id" bigint,
	"store_id" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "list_views_one_scope" CHECK (("list_views"."person_id" is null) <> ("list_views"."store_id" is null))
);
--> statement-breakpoint
ALTER TABLE "list_views" ADD CONSTRAINT "list_views_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_views" ADD CONSTRAINT "list_views_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "list_views_person" ON "list_views" USING btree ("person_id","family","name") WHERE "list_views"."person_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "list_views_store" ON "list_views" USING btree ("store_id","family","name") WHERE "list_views"."store_id" is not null;