-- By hand: all at once, before anything is read for an index, so that nobody has one of them meanwhile and waits
-- for another. Everybody may read.
LOCK TABLE "orders", "checkouts", "hand_in_sheets", "import_rows", "print_run_items", "prints" IN SHARE MODE;--> statement-breakpoint
CREATE INDEX "checkouts_reason" ON "checkouts" USING btree ("order_id") WHERE "checkouts"."undone_reason" is not null;--> statement-breakpoint
CREATE INDEX "checkouts_at" ON "checkouts" USING btree (greatest("at", "undone_at"));--> statement-breakpoint
CREATE INDEX "hand_in_sheets_named" ON "hand_in_sheets" USING btree ("id") WHERE jsonb_path_exists("hand_in_sheets"."rows", '$[*].recipientName ? (@ != null)');--> statement-breakpoint
CREATE INDEX "import_rows_unsent" ON "import_rows" USING btree ("import_id","position") WHERE "import_rows"."order_id" is null and "import_rows"."cells" <> '{}';--> statement-breakpoint
CREATE INDEX "orders_sender" ON "orders" USING btree ("store_id","id") WHERE "orders"."family" = 'express' and "orders"."placing" <> 'refused'
          and "orders"."pseudonymised_at" is null
          and jsonb_typeof("orders"."request" -> 'draft' -> 'sender') = 'object';--> statement-breakpoint
CREATE INDEX "print_run_items_detail" ON "print_run_items" USING btree ("order_id") WHERE "print_run_items"."problem" ? 'detail';--> statement-breakpoint
CREATE INDEX "prints_at" ON "prints" USING btree ("at");--> statement-breakpoint
-- By hand: what an index of an expression is worth is known when it was counted, which nothing does by itself
-- until much has changed.
ANALYZE "checkouts";
