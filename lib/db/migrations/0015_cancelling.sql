CREATE TABLE "order_sends" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" bigint NOT NULL,
	"what" text NOT NULL,
	"process" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "cancelling" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "cancelling_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_sends" ADD CONSTRAINT "order_sends_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_sends_order" ON "order_sends" USING btree ("order_id");
--> statement-breakpoint
UPDATE "orders" SET "cancelling" = 'unconfirmed', "cancelling_since" = "last"."at"
FROM (
  SELECT DISTINCT ON ("order_id") "order_id", "kind", "at" FROM "order_events"
  WHERE "kind" LIKE 'cancel-%' ORDER BY "order_id", "id" DESC
) "last"
WHERE "last"."order_id" = "orders"."id" AND NOT "orders"."closed" AND "orders"."placing" = 'placed'
  AND "last"."kind" IN ('cancel-asked', 'cancel-unconfirmed')
  AND ("orders"."status_at" IS NULL OR "orders"."status_at" <= "last"."at");
