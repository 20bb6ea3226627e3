CREATE TABLE "refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"amount_fils" integer NOT NULL,
	"method" text NOT NULL,
	"reason" text NOT NULL,
	"receipt" text DEFAULT '' NOT NULL,
	"user_id" text NOT NULL,
	"user_name" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "paid_fils" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refunds_order" ON "refunds" USING btree ("order_id","created_at");--> statement-breakpoint
-- What a customer has paid: the total at the moment in which a receipt is accepted, or a card delivered that
-- is paid to the courier; nothing once that is taken back. A total that is corrected later changes it no more,
-- so that what is still to be paid, or too much, is seen. A cancelled order stays paid: money may have to be
-- given back. Whatever way an order changes, and from whatever release, it passes here.
CREATE FUNCTION "is_order_paid"("method" text, "payment" text, "state" text) RETURNS boolean
LANGUAGE sql IMMUTABLE RETURN CASE "method"
  WHEN 'cash' THEN "state" IN ('delivered', 'completed')
  ELSE "payment" = 'accepted'
END;
--> statement-breakpoint
CREATE FUNCTION "note_order_paid"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF is_order_paid(NEW."payment_method", NEW."payment_state", NEW."status") THEN
    IF TG_OP = 'INSERT' OR OLD."paid_fils" = 0 THEN NEW."paid_fils" := NEW."total_fils"; END IF;
  ELSIF NEW."status" <> 'cancelled' OR NEW."payment_method" <> 'cash' THEN
    NEW."paid_fils" := 0;
  END IF;
  RETURN NEW;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "orders_paid" BEFORE UPDATE OF "status", "payment_state", "payment_method" ON "orders"
FOR EACH ROW EXECUTE FUNCTION note_order_paid();
--> statement-breakpoint
CREATE TRIGGER "orders_paid_from_the_start" BEFORE INSERT ON "orders" FOR EACH ROW
WHEN (is_order_paid(NEW."payment_method", NEW."payment_state", NEW."status"))
EXECUTE FUNCTION note_order_paid();
--> statement-breakpoint
UPDATE "orders" SET "paid_fils" = "total_fils"
WHERE is_order_paid("payment_method", "payment_state", "status");
