-- An order that staff take may be paid at the counter: in cash, before a courier has it.
CREATE OR REPLACE FUNCTION "is_order_paid"("method" text, "payment" text, "state" text) RETURNS boolean
LANGUAGE sql IMMUTABLE RETURN "payment" = 'accepted' OR ("method" = 'cash' AND "state" IN ('delivered', 'completed'));
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "orders_invoiced_from_the_start" AFTER INSERT ON "orders"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (is_order_paid(NEW."payment_method", NEW."payment_state", NEW."status"))
EXECUTE FUNCTION invoice_order();
--> statement-breakpoint
-- A page that another order's card opens as well goes on with that order: one that stands before one that does not.
CREATE FUNCTION "hand_on_profiles"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "profiles" SET "order_id" = "next"."order_id" FROM (
    SELECT DISTINCT ON ("cards"."profile_id") "cards"."profile_id", "cards"."order_id"
    FROM "profiles" JOIN "cards" ON "cards"."profile_id" = "profiles"."id"
      JOIN "orders" ON "orders"."id" = "cards"."order_id"
    WHERE "profiles"."order_id" = OLD."id" AND "orders"."id" <> OLD."id"
      AND (TG_OP = 'DELETE' OR ("orders"."deleted_at" IS NULL AND "orders"."status" <> 'cancelled'))
    ORDER BY "cards"."profile_id", "orders"."deleted_at" IS NOT NULL, "orders"."status" = 'cancelled', "orders"."created_at" DESC
  ) AS "next" WHERE "profiles"."id" = "next"."profile_id";
  RETURN OLD;
END $$;
--> statement-breakpoint
CREATE TRIGGER "orders_hand_on_profiles" BEFORE DELETE ON "orders"
FOR EACH ROW EXECUTE FUNCTION hand_on_profiles();
--> statement-breakpoint
CREATE TRIGGER "orders_hand_on_profiles_while_off" AFTER UPDATE OF "status", "deleted_at" ON "orders"
FOR EACH ROW WHEN (NEW."deleted_at" IS NOT NULL OR NEW."status" = 'cancelled') EXECUTE FUNCTION hand_on_profiles();
