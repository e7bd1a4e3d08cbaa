-- By hand: numbers stand beside parts of words in one index (decision 0308).
CREATE EXTENSION IF NOT EXISTS btree_gin;
--> statement-breakpoint
DROP INDEX "order_search_text";--> statement-breakpoint
CREATE INDEX "order_search_words" ON "order_search" USING gin (("order_id" >> 13),"store_id","text" gin_trgm_ops) WITH (fastupdate=false);
--> statement-breakpoint
-- By hand: who loads a million orders as the owner of the tables, and nobody else, may have their
-- searched text written afterwards, in one go (decision 0309).
CREATE OR REPLACE FUNCTION order_search_of_rows() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
BEGIN
  IF current_setting('handover.search_text', true) = 'later' AND session_user = current_user THEN
    RETURN NULL;
  ELSIF TG_TABLE_NAME = 'orders' THEN
    PERFORM order_search_write(array_agg(id)) FROM changed;
  ELSE
    PERFORM order_search_write(array_agg(DISTINCT order_id)) FROM changed;
  END IF;
  RETURN NULL;
END $$;
