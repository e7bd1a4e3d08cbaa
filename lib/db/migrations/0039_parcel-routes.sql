CREATE TABLE "parcel_routes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "parcel_routes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"store_id" bigint NOT NULL,
	"name" text NOT NULL,
	"parcel" jsonb NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "parcel_routes_name" UNIQUE("store_id","name")
);
--> statement-breakpoint
ALTER TABLE "parcel_routes" ADD CONSTRAINT "parcel_routes_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;