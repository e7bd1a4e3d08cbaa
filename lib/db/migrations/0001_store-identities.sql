ALTER TABLE "stores" ADD COLUMN "parcel_merchant_id" text;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "parcel_has_contract" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "express_merchant_id" integer;