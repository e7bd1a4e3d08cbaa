ALTER TABLE "print_runs" ADD COLUMN "started_at" timestamp with time zone;--> statement-breakpoint
-- By hand: what was shown before is asked about as it was.
UPDATE "print_runs" SET "started_at" = "shown_at" WHERE "shown_at" IS NOT NULL;
