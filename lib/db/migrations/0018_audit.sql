CREATE TABLE "audit_chain" (
	"seq" bigint PRIMARY KEY NOT NULL,
	"entry_id" bigint NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "audit_chain_entryId_unique" UNIQUE("entry_id")
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"action" text NOT NULL,
	"actor_id" bigint,
	"store_id" bigint,
	"record_kind" text,
	"record_id" text,
	"record_name" text,
	"before" jsonb,
	"after" jsonb,
	"request_id" text,
	"address" text,
	"session" text,
	"personal_digest" text,
	"once_key" text,
	CONSTRAINT "audit_entries_onceKey_unique" UNIQUE("once_key")
);
--> statement-breakpoint
CREATE TABLE "audit_personal" (
	"entry_id" bigint PRIMARY KEY NOT NULL,
	"salt" text NOT NULL,
	"data" jsonb NOT NULL
);
--> statement-breakpoint
CREATE INDEX "audit_entries_action" ON "audit_entries" USING btree ("action","id");--> statement-breakpoint
CREATE INDEX "audit_entries_actor" ON "audit_entries" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "audit_entries_store" ON "audit_entries" USING btree ("store_id","id");--> statement-breakpoint
CREATE INDEX "audit_entries_at" ON "audit_entries" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_record" ON "audit_entries" USING btree ("record_kind","record_id");--> statement-breakpoint
CREATE INDEX "audit_entries_request" ON "audit_entries" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "audit_entries_address" ON "audit_entries" USING btree ("address");--> statement-breakpoint
CREATE INDEX "audit_entries_name" ON "audit_entries" USING btree (lower("record_name") text_pattern_ops);