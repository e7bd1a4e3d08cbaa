ALTER TABLE "customer_addresses" ADD COLUMN "platform_address_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "requested_pickup_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "title" text;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "food_profile" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "food_uses_address_ids" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "orders"
SET "requested_pickup_at" = to_timestamp(("answer" ->> 'requested_pickup_time')::double precision)
WHERE "family" = 'food' AND "answer" ->> 'requested_pickup_time' ~ '^[1-9]\d{0,10}$';--> statement-breakpoint
UPDATE "orders"
SET "title" = trim("answer" ->> 'name')
WHERE "family" = 'food' AND "origin" = 'elsewhere' AND trim("answer" ->> 'name') <> '';
