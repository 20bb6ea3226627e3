-- A card that is made again is not paid again: what was paid when the order was delivered stays while the new one is on
-- its way. What it became dearer by afterwards is paid on delivery. And what was free counts as paid: what is added to it
-- later is still to be paid.
CREATE OR REPLACE FUNCTION "note_order_paid"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD."delivered_at" IS NOT NULL AND NEW."status" IN ('pending', 'processing', 'shipped')
    AND NEW."payment_state" = OLD."payment_state" AND NEW."payment_method" = OLD."payment_method"
    AND EXISTS (SELECT FROM "cards" WHERE "order_id" = NEW."id" AND "remade_at" IS NOT NULL) THEN RETURN NEW; END IF;
  IF is_order_paid(NEW."payment_method", NEW."payment_state", NEW."status") THEN
    IF NEW."deposit_fils" > 0 AND NEW."status" <> 'cancelled' THEN
      NEW."paid_fils" := CASE WHEN is_order_paid_whole(NEW) THEN NEW."total_fils" ELSE NEW."deposit_fils" END;
    ELSIF TG_OP = 'INSERT'
      OR (OLD."paid_fils" = 0 AND NOT is_order_paid(OLD."payment_method", OLD."payment_state", OLD."status")) THEN
      NEW."paid_fils" := CASE WHEN NEW."deposit_fils" > 0 THEN NEW."deposit_fils" ELSE NEW."total_fils" END;
    ELSIF NEW."status" IN ('delivered', 'completed') AND OLD."status" NOT IN ('delivered', 'completed') THEN
      -- The courier has brought what was still due.
      NEW."paid_fils" := greatest(OLD."paid_fils", NEW."total_fils");
    END IF;
  ELSIF NEW."status" <> 'cancelled' OR NEW."payment_method" <> 'cash' OR OLD."payment_state" = 'accepted' THEN
    NEW."paid_fils" := 0;
  END IF;
  RETURN NEW;
END;
$$;
--> statement-breakpoint
UPDATE "orders" SET "paid_fils" = "total_fils"
WHERE "delivered_at" IS NOT NULL AND "status" IN ('pending', 'processing', 'shipped')
  AND (("payment_state" = 'cash_due' AND "paid_fils" = 0)
    OR ("payment_state" = 'accepted' AND "deposit_fils" > 0 AND "paid_fils" = "deposit_fils"))
  AND "id" IN (SELECT "order_id" FROM "cards" WHERE "remade_at" IS NOT NULL);
--> statement-breakpoint
-- What was paid while it was cancelled is invoiced when it goes on.
DROP TRIGGER "orders_invoiced" ON "orders";
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "orders_invoiced" AFTER UPDATE OF "status", "payment_state", "payment_method" ON "orders"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (
  (is_order_paid(NEW."payment_method", NEW."payment_state", NEW."status")
    AND (OLD."status" = 'cancelled' OR NOT is_order_paid(OLD."payment_method", OLD."payment_state", OLD."status")))
  OR (NEW."status" IN ('delivered', 'completed') AND OLD."status" NOT IN ('delivered', 'completed')))
EXECUTE FUNCTION invoice_order();
