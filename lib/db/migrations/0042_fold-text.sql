-- Text without capitals, widths, the marks over Latin letters and Thai's tone marks, as `foldText` has
-- it: both sides of every search go through it.
CREATE FUNCTION fold_text(given text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT CASE WHEN octet_length(given) = length(given) THEN pg_catalog.lower(given)
    ELSE translate(pg_catalog.lower(normalize(pg_catalog.regexp_replace(normalize(given, NFKD),
      '[\u0300-\u036f\u0e47-\u0e4c\u0e4e]', '', 'g'), NFKC)), 'đ', 'd') END $$;
--> statement-breakpoint
-- As before, a space around each Chinese character makes it a word of its own to pg_trgm.
CREATE OR REPLACE FUNCTION search_text(given text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT pg_catalog.regexp_replace(public.fold_text(given),
    '([\u3400-\u9fff\uf900-\ufaff\U00020000-\U0003ffff])', ' \1 ', 'g') $$;
--> statement-breakpoint
-- What is kept already is written anew where it has such a mark; the rest is as it was.
SELECT order_search_write(array_agg(order_id)) FROM order_search
  WHERE text <> fold_text(text) HAVING count(*) > 0;
