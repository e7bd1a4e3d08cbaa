CREATE TABLE "phone_lookups" (
	"person_id" bigint PRIMARY KEY NOT NULL,
	"recent" timestamp with time zone[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "phone_lookups" ADD CONSTRAINT "phone_lookups_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;