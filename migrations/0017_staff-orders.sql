-- An order that staff take may be paid at the counter: in cash, before a courier has it.
CREATE OR REPLACE FUNCTION "is_order_paid"("method" text, "payment" text, "state" text) RETURNS boolean
LANGUAGE sql IMMUTABLE RETURN "payment" = 'accepted' OR ("method" = 'cash' AND "state" IN ('delivered', 'completed'));
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "orders_invoiced_from_the_start" AFTER INSERT ON "orders"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (is_order_paid(NEW."payment_method", NEW."payment_state", NEW."status"))
EXECUTE FUNCTION invoice_order();
