DROP INDEX "orders_due_food";--> statement-breakpoint
CREATE INDEX "orders_leaves" ON "orders" USING btree ("family","store_id",coalesce("scheduled_for", "created_at"),"id");