ALTER TABLE "stores" ALTER COLUMN "express_merchant_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "answer_language" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "other_answers" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
UPDATE "orders" SET "answer_language" = 'en' WHERE "answer" ? 'at';--> statement-breakpoint
ALTER TABLE "labels" ADD COLUMN "language" text;--> statement-breakpoint
UPDATE "labels" SET "language" = 'en';--> statement-breakpoint
ALTER TABLE "labels" ALTER COLUMN "language" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "hours_sendings" ADD COLUMN "region" text;--> statement-breakpoint
UPDATE "hours_sendings" SET "region" = coalesce(
  (SELECT "stores"."region" FROM "stores" WHERE "stores"."id" = "hours_sendings"."store_id"),
  CASE "zone" WHEN 'AP1' THEN 'HK' ELSE 'SG' END
);--> statement-breakpoint
ALTER TABLE "hours_sendings" ALTER COLUMN "region" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "hours_sendings" DROP COLUMN "zone";
