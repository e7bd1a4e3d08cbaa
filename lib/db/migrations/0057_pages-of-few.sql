-- By hand: both at once, before anything is read for an index, so that nobody has one of them meanwhile and waits
-- for the other. Everybody may read. Databases of developers may have some already. What these indexes replace
-- goes afterwards (`lib/db/drop-unused.ts`).
LOCK TABLE "orders", "order_search" IN SHARE MODE;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "orders_open_placed" ON "orders" USING btree ("family","store_id","id") WHERE not "orders"."closed";--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "orders_not_done_leaves" ON "orders" USING btree ("family","store_id",coalesce("scheduled_for", "created_at"),"id") WHERE "orders"."closed" and "orders"."stage" <> 'done';--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "orders_not_done_recipient" ON "orders" USING btree ("family","store_id",lower(coalesce("recipient_name", '')),"id") WHERE "orders"."closed" and "orders"."stage" <> 'done';--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "order_search_parts" ON "order_search" USING gin (("order_id" >> 15),"store_id","text" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
-- By hand: what indexes of expressions are worth is known when they were counted, which nothing does by itself
-- until much has changed.
ANALYZE "orders", "order_search";
