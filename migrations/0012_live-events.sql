-- Panels that are open are told what visitors send and staff change: with its commit, once a statement.
CREATE FUNCTION "tell_staff"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  named text[];
BEGIN
  SELECT array_agg(id) INTO named FROM (SELECT id FROM changed LIMIT 21) AS few;
  IF named IS NULL THEN RETURN NULL; END IF;
  -- A notification holds 8,000 bytes; of many records it names none.
  IF cardinality(named) > 20 THEN named := '{}'; END IF;
  PERFORM pg_notify('staff_events', json_build_object('kind', TG_ARGV[0], 'action', TG_ARGV[1], 'ids', named)::text);
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "tell_staff_added" AFTER INSERT ON "orders" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "tell_staff"('order', 'added');
--> statement-breakpoint
CREATE TRIGGER "tell_staff_changed" AFTER UPDATE ON "orders" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "tell_staff"('order', 'changed');
--> statement-breakpoint
CREATE TRIGGER "tell_staff_added" AFTER INSERT ON "messages" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "tell_staff"('message', 'added');
--> statement-breakpoint
CREATE TRIGGER "tell_staff_changed" AFTER UPDATE ON "messages" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "tell_staff"('message', 'changed');
--> statement-breakpoint
CREATE TRIGGER "tell_staff_added" AFTER INSERT ON "bulk_orders" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "tell_staff"('bulk-order', 'added');
--> statement-breakpoint
CREATE TRIGGER "tell_staff_changed" AFTER UPDATE ON "bulk_orders" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "tell_staff"('bulk-order', 'changed');
