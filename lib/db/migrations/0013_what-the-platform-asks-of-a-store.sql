ALTER TABLE "stores" ADD COLUMN "express_shipment_codes" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "food_advance_minutes" integer DEFAULT 30 NOT NULL;--> statement-breakpoint
ALTER TABLE "stores" ADD CONSTRAINT "stores_food_advance" CHECK ("stores"."food_advance_minutes" in (30, 60));