ALTER TABLE "orders" ADD COLUMN "replaces_id" bigint;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_replaces_id_orders_id_fk" FOREIGN KEY ("replaces_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_replaces" ON "orders" USING btree ("replaces_id") WHERE "orders"."replaces_id" is not null;