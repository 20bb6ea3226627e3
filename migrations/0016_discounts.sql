CREATE TABLE "discounts" (
	"id" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"percent" integer DEFAULT 0 NOT NULL,
	"amount_fils" integer DEFAULT 0 NOT NULL,
	"starts_on" date,
	"ends_on" date,
	"most_uses" integer,
	"most_per_email" integer,
	"smallest_fils" integer DEFAULT 0 NOT NULL,
	"product_id" text,
	"is_active" boolean DEFAULT true NOT NULL,
	"used_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "discount_id" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "discount_code" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "discount_percent" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "discount_amount_fils" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "discount_fils" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "discounts_code" ON "discounts" USING btree ("code") WHERE "discounts"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "orders_discount" ON "orders" USING btree ("discount_id",lower("email")) WHERE "orders"."discount_id" is not null;
--> statement-breakpoint
-- Whether an order uses its discount: a deleted one that had left the shop does.
CREATE FUNCTION "order_stands"("status" text, "deleted_at" timestamptz) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT status <> 'cancelled' AND (deleted_at IS NULL OR status IN ('shipped', 'delivered', 'completed'))
$$;
--> statement-breakpoint
-- Counts an order's use of its discount, and gives it back, in the statement that changes the order. The
-- discount's row is locked by who counts, so that what others have used is seen. After `keep_stock`, by
-- its name, so that no two wait for each other's rows.
CREATE FUNCTION "take_discount"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  had boolean := TG_OP = 'UPDATE' AND order_stands(OLD.status, OLD.deleted_at);
  wants boolean := order_stands(NEW.status, NEW.deleted_at);
  used discounts;
BEGIN
  IF NEW.discount_id IS NULL OR had = wants THEN RETURN NEW; END IF;
  -- One after the other, whoever changes many orders with several discounts.
  IF TG_OP = 'UPDATE' THEN PERFORM pg_advisory_xact_lock(hashtext('take_discount')); END IF;
  UPDATE discounts SET used_count = used_count + CASE WHEN wants THEN 1 ELSE -1 END
    WHERE id = NEW.discount_id RETURNING * INTO used;
  IF NOT wants THEN RETURN NEW; END IF;
  IF used.used_count > used.most_uses THEN
    RAISE check_violation USING CONSTRAINT = 'discount_left', MESSAGE = 'The discount is used up';
  END IF;
  IF used.most_per_email <= (
    SELECT count(*) FROM orders WHERE discount_id = NEW.discount_id AND lower(email) = lower(NEW.email)
      AND id <> NEW.id AND order_stands(status, deleted_at)
  ) THEN
    RAISE check_violation USING CONSTRAINT = 'discount_per_email', MESSAGE = 'This address has used the discount';
  END IF;
  RETURN NEW;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "take_discount" BEFORE INSERT OR UPDATE OF "status", "deleted_at" ON "orders" FOR EACH ROW EXECUTE FUNCTION "take_discount"();
