CREATE TABLE "report_heartbeat" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "report_heartbeat_one" CHECK ("report_heartbeat"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "report_mails" (
	"person_id" bigint NOT NULL,
	"rhythm" text NOT NULL,
	"day" date NOT NULL,
	"queued_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	CONSTRAINT "report_mails_person_id_rhythm_day_pk" PRIMARY KEY("person_id","rhythm","day")
);
--> statement-breakpoint
CREATE TABLE "report_subscriptions" (
	"person_id" bigint PRIMARY KEY NOT NULL,
	"rhythm" text NOT NULL,
	"store_ids" bigint[] DEFAULT '{}' NOT NULL,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "report_mails" ADD CONSTRAINT "report_mails_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_subscriptions" ADD CONSTRAINT "report_subscriptions_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_mails_queued" ON "report_mails" USING btree ("queued_at");