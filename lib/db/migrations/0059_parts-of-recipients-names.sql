CREATE INDEX "recipients_name" ON "recipients" USING gin ("store_id",search_text("name") gin_trgm_ops);--> statement-breakpoint
-- By hand: what an index of an expression is worth is known when it was counted.
ANALYZE "recipients";
