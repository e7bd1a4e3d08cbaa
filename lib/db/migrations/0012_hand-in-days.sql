ALTER TABLE "orders" ADD COLUMN "scheduled_all_day" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "orders"
SET "scheduled_for" = ("request" #>> '{draft,pickup,date}')::timestamp AT TIME ZONE 'Asia/Hong_Kong', "scheduled_all_day" = true
WHERE "family" = 'express' AND "scheduled_for" IS NULL AND "request" #>> '{draft,pickup,date}' ~ '^2\d{3}-\d{2}-\d{2}$';
