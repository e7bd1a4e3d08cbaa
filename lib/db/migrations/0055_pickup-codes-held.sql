-- By hand: the pickup codes that a store's open orders have, and the last one that was given here.
-- An order made from the form `other_than` does not count.
CREATE FUNCTION pickup_codes(of_store bigint, other_than uuid)
  RETURNS TABLE (code text, latest boolean) LANGUAGE sql STABLE AS $$
    SELECT pickup_code, false FROM orders
    WHERE family = 'food' AND store_id = of_store AND NOT closed AND pickup_code IS NOT NULL
      AND form_key IS DISTINCT FROM other_than
    UNION ALL
    (SELECT pickup_code, true FROM orders
    WHERE family = 'food' AND store_id = of_store AND form_key IS NOT NULL
    ORDER BY id DESC LIMIT 1) $$;
--> statement-breakpoint
-- The same, and nobody else is told them until the transaction ends. Two statements of one function: the
-- second sees what was written while the first waited, as one statement would not.
CREATE FUNCTION held_pickup_codes(of_store bigint, other_than uuid)
  RETURNS TABLE (code text, latest boolean) LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('pickup-code'), of_store::int);
  RETURN QUERY SELECT * FROM pickup_codes(of_store, other_than);
END $$;
