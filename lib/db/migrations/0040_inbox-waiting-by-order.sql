DROP INDEX "inbox_waiting";--> statement-breakpoint
CREATE INDEX "inbox_waiting" ON "inbox" USING btree ("family","platform_order_id","client_order_id") WHERE "inbox"."applied_at" is null;