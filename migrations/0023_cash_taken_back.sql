-- That an order in cash was paid before the courier comes can be taken back, of a cancelled one, too: staff say that
-- it was never paid. That it was paid on delivery stays of a cancelled order, because money may have to be given back.
CREATE OR REPLACE FUNCTION "note_order_paid"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF is_order_paid(NEW."payment_method", NEW."payment_state", NEW."status") THEN
    IF TG_OP = 'INSERT' OR OLD."paid_fils" = 0 THEN NEW."paid_fils" := NEW."total_fils"; END IF;
  ELSIF NEW."status" <> 'cancelled' OR NEW."payment_method" <> 'cash' OR OLD."payment_state" = 'accepted' THEN
    NEW."paid_fils" := 0;
  END IF;
  RETURN NEW;
END;
$$;
