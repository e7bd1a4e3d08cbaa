-- By hand: all at once, before anything is read for an index, so that nobody has one of them meanwhile and waits
-- for another. Everybody may read.
LOCK TABLE "checkouts", "hand_in_sheets", "import_rows", "prints" IN SHARE MODE;--> statement-breakpoint
CREATE INDEX "checkouts_at" ON "checkouts" USING btree (greatest("at", "undone_at"));--> statement-breakpoint
CREATE INDEX "hand_in_sheets_named" ON "hand_in_sheets" USING btree ("id") WHERE jsonb_path_exists("hand_in_sheets"."rows", '$[*].recipientName ? (@ != null)');--> statement-breakpoint
CREATE INDEX "import_rows_unsent" ON "import_rows" USING btree ("import_id","position") WHERE "import_rows"."order_id" is null and "import_rows"."cells" <> '{}';--> statement-breakpoint
CREATE INDEX "prints_at" ON "prints" USING btree ("at");--> statement-breakpoint
-- By hand: what an index of an expression is worth is known when it was counted, which nothing does by itself
-- until much has changed.
ANALYZE "checkouts";
