-- By hand: which pickup code a new order is given, asked for by the statement that makes the order.
-- The four digits after the last ones, zeros kept, that are none of those in use. What is no four digits, as an
-- older version or somebody by hand may have written, is none to count on from.
CREATE FUNCTION pickup_code_after(last_given text, in_use text[]) RETURNS text
  LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  last_number int := CASE WHEN last_given ~ '^[0-9]{4}$' THEN last_given::int ELSE 0 END;
  next_code text;
BEGIN
  FOR step IN 1..10000 LOOP
    next_code := lpad(((last_number + step) % 10000)::text, 4, '0');
    IF next_code <> ALL (in_use) THEN
      RETURN next_code;
    END IF;
  END LOOP;
  RAISE EXCEPTION 'every pickup code of the store is in use';
END $$;
--> statement-breakpoint
CREATE FUNCTION next_pickup_code(of_store bigint, other_than uuid) RETURNS text
  LANGUAGE sql STABLE AS $$
    SELECT pickup_code_after(
      max(code) FILTER (WHERE latest),
      coalesce(array_agg(code) FILTER (WHERE NOT latest), '{}'))
    FROM pickup_codes(of_store, other_than) $$;
--> statement-breakpoint
-- The wanted one, null where it is in use, or the next where none is wanted; nobody else is given one until
-- the transaction ends. Several statements of one function: each sees what was written while the first waited,
-- as one statement would not. (`held_pickup_codes` is what versions before this one ask.)
CREATE FUNCTION given_pickup_code(of_store bigint, wanted text, other_than uuid) RETURNS text
  LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('pickup-code'), of_store::int);
  IF wanted = '' THEN
    RETURN next_pickup_code(of_store, other_than);
  END IF;
  IF EXISTS (SELECT FROM pickup_codes(of_store, other_than) WHERE code = wanted AND NOT latest) THEN
    RETURN NULL;
  END IF;
  RETURN wanted;
END $$;
