CREATE TABLE "hours_sendings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "hours_sendings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"store_id" bigint,
	"zone" text NOT NULL,
	"kind" text NOT NULL,
	"change" jsonb NOT NULL,
	"payload" jsonb NOT NULL,
	"drawn_version" integer,
	"last_day" text,
	"state" text DEFAULT 'queued' NOT NULL,
	"may_hold" boolean DEFAULT false NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"retry_at" timestamp with time zone,
	"refusal" jsonb,
	"failure" text,
	"request_id" text,
	"asked_by" bigint,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp with time zone,
	"settled_at" timestamp with time zone,
	CONSTRAINT "hours_sendings_target" CHECK (("hours_sendings"."store_id" is null) = ("hours_sendings"."kind" = 'buffer'))
);
--> statement-breakpoint
CREATE TABLE "store_hours" (
	"store_id" bigint PRIMARY KEY NOT NULL,
	"drawn" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_by" bigint,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "store_status" (
	"store_id" bigint PRIMARY KEY NOT NULL,
	"open" boolean NOT NULL,
	"reopen_at" timestamp with time zone,
	"reason" text DEFAULT '' NOT NULL,
	"sending_id" bigint NOT NULL,
	"changed_by" bigint,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "hours_sendings" ADD CONSTRAINT "hours_sendings_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hours_sendings" ADD CONSTRAINT "hours_sendings_asked_by_people_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_hours" ADD CONSTRAINT "store_hours_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_hours" ADD CONSTRAINT "store_hours_changed_by_people_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_status" ADD CONSTRAINT "store_status_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_status" ADD CONSTRAINT "store_status_sending_id_hours_sendings_id_fk" FOREIGN KEY ("sending_id") REFERENCES "public"."hours_sendings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_status" ADD CONSTRAINT "store_status_changed_by_people_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hours_sendings_store" ON "hours_sendings" USING btree ("store_id","kind","id");--> statement-breakpoint
CREATE INDEX "hours_sendings_pending" ON "hours_sendings" USING btree ("state","asked_at") WHERE "hours_sendings"."state" in ('queued', 'sending', 'not-sent', 'unconfirmed');--> statement-breakpoint
CREATE INDEX "store_status_reopen" ON "store_status" USING btree ("reopen_at") WHERE "store_status"."reopen_at" is not null;