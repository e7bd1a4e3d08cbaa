ALTER TABLE "people" ADD COLUMN "is_demo" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "is_demo" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "disabled_at" timestamp with time zone;--> statement-breakpoint
-- People and stores were made in one transaction, and so at one instant, by the demo alone.
UPDATE "people" SET "is_demo" = true WHERE "created_at" IN (SELECT "created_at" FROM "stores");--> statement-breakpoint
UPDATE "stores" SET "is_demo" = true WHERE "created_at" IN (SELECT "created_at" FROM "people");
