-- By hand: parts of words are found by an index (decision 0280).
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE TABLE "order_search" (
	"order_id" bigint PRIMARY KEY NOT NULL,
	"family" text NOT NULL,
	"store_id" bigint NOT NULL,
	"product" text,
	"district" text,
	"text" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_search" ADD CONSTRAINT "order_search_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_search_text" ON "order_search" USING gin ("text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "order_search_store" ON "order_search" USING btree ("family","store_id","order_id");--> statement-breakpoint
CREATE INDEX "order_search_product" ON "order_search" USING btree ("family","store_id","product","order_id") WHERE "order_search"."product" is not null;--> statement-breakpoint
CREATE INDEX "order_search_district" ON "order_search" USING btree ("family","store_id","district","order_id") WHERE "order_search"."district" is not null;--> statement-breakpoint
CREATE INDEX "orders_due_food" ON "orders" USING btree ("store_id",coalesce("scheduled_for", "created_at")) WHERE "orders"."family" = 'food';--> statement-breakpoint
CREATE INDEX "orders_recipient" ON "orders" USING btree ("family","store_id",lower(coalesce("recipient_name", '')),"id");--> statement-breakpoint
CREATE INDEX "orders_not_done" ON "orders" USING btree ("family","store_id","id") WHERE "orders"."closed" and "orders"."stage" <> 'done';
--> statement-breakpoint
-- By hand: what lists are searched in is kept by the database (decision 0280).
-- Text as it is searched: one form and case, and a space around each Chinese character, which makes
-- it a word of its own to pg_trgm, so that two of them are found by the index too.
CREATE FUNCTION search_text(given text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT pg_catalog.regexp_replace(pg_catalog.lower(normalize(given, NFKC)),
    '([\u3400-\u9fff\uf900-\ufaff\U00020000-\U0003ffff])', ' \1 ', 'g') $$;
--> statement-breakpoint
-- Every number, name, phone and address of an order, a line each.
CREATE FUNCTION order_search_text(o orders) RETURNS text LANGUAGE sql STABLE
  AS $$ SELECT coalesce(search_text(string_agg(DISTINCT said.part, E'\n')), '') FROM (
    SELECT unnest(ARRAY[o.client_order_id, o.platform_order_id, o.pickup_code, o.title,
      o.recipient_name, o.recipient_phone, o.address])
    UNION ALL SELECT c.code FROM order_codes c WHERE c.order_id = o.id
    UNION ALL SELECT stop.part #>> '{}' FROM jsonb_path_query(o.request,
      '$.draft.path[1 to last].*.**{0 to 2} ? (@.type() == "string")') AS stop(part)
    UNION ALL SELECT o.request #>> ARRAY['draft', 'recipient', key]
      FROM unnest(ARRAY['name', 'phone', 'lockerCode']) AS key
    UNION ALL SELECT place.value FROM jsonb_each_text(
      CASE jsonb_typeof(o.request #> '{draft,recipient,address}')
        WHEN 'object' THEN o.request #> '{draft,recipient,address}' ELSE '{}' END) AS place
  ) AS said(part) WHERE said.part <> '' $$;
--> statement-breakpoint
CREATE FUNCTION order_search_write(ids bigint[]) RETURNS void LANGUAGE sql
  SET search_path = public, pg_temp
  AS $$ INSERT INTO order_search AS kept (order_id, family, store_id, product, district, text)
    SELECT o.id, o.family, o.store_id,
      coalesce(nullif(o.request ->> 'product', ''), nullif(o.request #>> '{draft,product}', '')),
      nullif(regexp_replace(lower(trim(o.request #>> '{draft,recipient,address,district}')),
        '(區| district)$', ''), ''),
      order_search_text(o)
    FROM orders o WHERE o.id = ANY (ids)
    ON CONFLICT (order_id) DO UPDATE SET family = excluded.family, store_id = excluded.store_id,
      product = excluded.product, district = excluded.district, text = excluded.text
    WHERE (kept.family, kept.store_id, kept.product, kept.district, kept.text)
      IS DISTINCT FROM
      (excluded.family, excluded.store_id, excluded.product, excluded.district, excluded.text) $$;
--> statement-breakpoint
CREATE FUNCTION order_search_of_rows() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
BEGIN
  IF TG_TABLE_NAME = 'orders' THEN
    PERFORM order_search_write(array_agg(id)) FROM changed;
  ELSE
    PERFORM order_search_write(array_agg(DISTINCT order_id)) FROM changed;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION order_search_of_row() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM order_search_write(ARRAY[NEW.id]);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER orders_search_made AFTER INSERT ON orders
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION order_search_of_rows();
--> statement-breakpoint
-- A status changes none of these, and costs nothing here.
CREATE TRIGGER orders_search_changed
  AFTER UPDATE OF family, store_id, client_order_id, platform_order_id, pickup_code, title,
    recipient_name, recipient_phone, address, request ON orders
  FOR EACH ROW WHEN (
    (OLD.family, OLD.store_id, OLD.client_order_id, OLD.platform_order_id, OLD.pickup_code,
      OLD.title, OLD.recipient_name, OLD.recipient_phone, OLD.address, OLD.request)
    IS DISTINCT FROM
    (NEW.family, NEW.store_id, NEW.client_order_id, NEW.platform_order_id, NEW.pickup_code,
      NEW.title, NEW.recipient_name, NEW.recipient_phone, NEW.address, NEW.request))
  EXECUTE FUNCTION order_search_of_row();
--> statement-breakpoint
CREATE TRIGGER order_codes_search_made AFTER INSERT ON order_codes
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION order_search_of_rows();
--> statement-breakpoint
CREATE TRIGGER order_codes_search_changed AFTER UPDATE ON order_codes
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION order_search_of_rows();
--> statement-breakpoint
CREATE TRIGGER order_codes_search_gone AFTER DELETE ON order_codes
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION order_search_of_rows();
--> statement-breakpoint
SELECT order_search_write(array_agg(id)) FROM orders;
