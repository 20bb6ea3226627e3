ALTER TABLE "cards" ADD COLUMN "remade_at" timestamp (3) with time zone;--> statement-breakpoint
-- Panels that are open are told how far a card is, as of a change of its order.
CREATE FUNCTION "tell_staff_of_cards"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  named text[];
BEGIN
  SELECT array_agg(DISTINCT order_id) INTO named FROM (SELECT order_id FROM changed LIMIT 21) AS few;
  IF named IS NULL THEN RETURN NULL; END IF;
  IF cardinality(named) > 20 THEN named := '{}'; END IF;
  PERFORM pg_notify('staff_events', json_build_object('kind', 'order', 'action', 'changed', 'ids', named)::text);
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "tell_staff_changed" AFTER UPDATE ON "cards" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "tell_staff_of_cards"();
