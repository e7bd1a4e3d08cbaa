DROP INDEX "orders_platform_order";--> statement-breakpoint
CREATE INDEX "orders_platform_order" ON "orders" USING btree ("family","platform_order_id") WHERE "orders"."platform_order_id" is not null;