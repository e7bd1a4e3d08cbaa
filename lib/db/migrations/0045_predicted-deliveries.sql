ALTER TABLE "orders" ADD COLUMN "first_predicted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "last_predicted_at" timestamp with time zone;
--> statement-breakpoint
-- By hand: what was said of a delivery first and last outlives what is said of it now (decision 0320).
CREATE FUNCTION orders_predicted() RETURNS trigger LANGUAGE plpgsql
  SET search_path = public, pg_temp AS $$
DECLARE
  said timestamptz := (NEW.predictions #>> '{delivery,at}')::timestamptz;
BEGIN
  IF said IS NOT NULL THEN
    NEW.first_predicted_at := coalesce(NEW.first_predicted_at, said);
    NEW.last_predicted_at := said;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER orders_predicted BEFORE INSERT OR UPDATE OF predictions ON orders
  FOR EACH ROW EXECUTE FUNCTION orders_predicted();
--> statement-breakpoint
-- Of the orders that are open: of those that have ended nothing is left to be read.
UPDATE orders SET predictions = predictions WHERE predictions #>> '{delivery,at}' IS NOT NULL;
