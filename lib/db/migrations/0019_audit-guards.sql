-- Appends an entry to the chain as its transaction ends: one at a time, in the order in which they
-- become visible (decision 0224). With its owner's rights: nobody else may write to the chain.
CREATE FUNCTION audit_link() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  before record;
  content text;
BEGIN
  PERFORM pg_advisory_xact_lock(1212239428, 2);
  SELECT seq, hash INTO before FROM audit_chain ORDER BY seq DESC LIMIT 1;
  content := jsonb_build_array(
    NEW.id, to_char(NEW.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), NEW.action,
    NEW.actor_id, NEW.store_id, NEW.record_kind, NEW.record_id, NEW.record_name, NEW.before,
    NEW.after, NEW.request_id, NEW.address, NEW.session, NEW.personal_digest, NEW.once_key)::text;
  INSERT INTO audit_chain (seq, entry_id, hash) VALUES (
    coalesce(before.seq, 0) + 1,
    NEW.id,
    encode(sha256(convert_to(concat_ws(E'\n',
      coalesce(before.hash, ''), coalesce(before.seq, 0) + 1, content), 'UTF8')), 'hex'));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER audit_entries_link AFTER INSERT ON audit_entries
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION audit_link();
--> statement-breakpoint
CREATE FUNCTION audit_refuse() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the audit log is append-only: % of % is refused', TG_OP, TG_TABLE_NAME
    USING ERRCODE = 'insufficient_privilege';
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_entries_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_entries
  FOR EACH STATEMENT EXECUTE FUNCTION audit_refuse();
--> statement-breakpoint
CREATE TRIGGER audit_chain_stays BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_chain
  FOR EACH STATEMENT EXECUTE FUNCTION audit_refuse();
--> statement-breakpoint
CREATE TRIGGER audit_personal_stays BEFORE UPDATE OR TRUNCATE ON audit_personal
  FOR EACH STATEMENT EXECUTE FUNCTION audit_refuse();
--> statement-breakpoint
-- Personal data may be forgotten, by whoever may delete here, and each time the log itself says so.
CREATE FUNCTION audit_forgotten() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO audit_entries (action, record_kind, after)
  SELECT 'audit.personal-forgotten', 'audit',
    jsonb_build_object('entries', jsonb_agg(entry_id ORDER BY entry_id))
  FROM gone HAVING count(*) > 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_personal_forgotten AFTER DELETE ON audit_personal
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION audit_forgotten();
