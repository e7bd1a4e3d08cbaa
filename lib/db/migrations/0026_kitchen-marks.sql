ALTER TABLE "orders" ADD COLUMN "kitchen_note" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "food_ready_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "handed_over_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "refusal_seen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "food_uses_kitchen_marks" boolean DEFAULT false NOT NULL;