-- Whom the further cards of an order name, as search text; '' for none.
CREATE FUNCTION "contacts_of_cards"("cards" jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN
  coalesce((SELECT string_agg(' ' || search_text(card->>'email') || ' ' || phone_text(ARRAY[card->>'phone']), '')
    FROM jsonb_array_elements("cards") AS card), '');
--> statement-breakpoint
DROP INDEX "orders_other_contact";--> statement-breakpoint
ALTER TABLE "cards" ADD COLUMN "person" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "quantity_prices" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "further_cards" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "stock_colors" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_other_contact" ON "orders" USING gin ((search_text("business_email" || ' ' || "delivery_email") || ' ' || phone_text(array["delivery_phone"]) || contacts_of_cards("further_cards")) gin_trgm_ops) WHERE ("orders"."business_email" <> '' or "orders"."delivery_email" <> "orders"."email" or "orders"."delivery_phone" <> all("orders"."phone_numbers") or "orders"."further_cards" <> '[]');--> statement-breakpoint
UPDATE "orders" SET "stock_colors" = ARRAY["stock_color"] WHERE "stock_color" IS NOT NULL;--> statement-breakpoint
DROP TRIGGER "keep_stock" ON "orders";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "stock_color";
--> statement-breakpoint
-- Takes one card of each of an order's colours where that is counted, and gives them back: in the statement
-- that changes the order, whichever that is. A deleted order that had left the shop keeps its cards.
CREATE OR REPLACE FUNCTION "keep_stock"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  gone CONSTANT text[] := '{shipped,delivered,completed}';
  had text[] := CASE WHEN OLD.status <> 'cancelled' AND (OLD.deleted_at IS NULL OR OLD.status = ANY(gone)) THEN colors_of(OLD.color, OLD.further_cards) END;
  wants text[] := CASE WHEN NEW.status <> 'cancelled' AND (NEW.deleted_at IS NULL OR NEW.status = ANY(gone)) THEN colors_of(NEW.color, NEW.further_cards) END;
BEGIN
  IF wants IS NOT DISTINCT FROM had THEN RETURN NEW; END IF;
  IF TG_OP = 'UPDATE' OR cardinality(wants) > 1 THEN
    -- All in one sequence, so that two who take several don't wait for each other.
    PERFORM FROM stock WHERE product_id = NEW.product_id ORDER BY color FOR UPDATE;
  END IF;
  IF TG_OP = 'UPDATE' THEN
    UPDATE stock SET left_count = left_count + taken.count
    FROM (SELECT color, count(*)::int FROM unnest(OLD.stock_colors) AS color GROUP BY color) AS taken
    WHERE product_id = NEW.product_id AND stock.color = taken.color;
  END IF;
  WITH wanted AS (
    SELECT color, count(*)::int FROM unnest(wants) AS color GROUP BY color
  ), given AS (
    UPDATE stock SET left_count = left_count - wanted.count FROM wanted
    WHERE product_id = NEW.product_id AND stock.color = wanted.color
    RETURNING stock.color, wanted.count
  )
  SELECT coalesce(array_agg(color), '{}') INTO NEW.stock_colors
  FROM given, generate_series(1, given.count);
  RETURN NEW;
END;
$$;
--> statement-breakpoint
-- Of all cards of an order, in lower case.
CREATE FUNCTION "colors_of"("first" text, "further" jsonb) RETURNS text[] LANGUAGE sql IMMUTABLE RETURN
  lower("first") || ARRAY(SELECT lower(card->>'color') FROM jsonb_array_elements("further") AS card);
--> statement-breakpoint
CREATE TRIGGER "keep_stock" BEFORE INSERT OR UPDATE OF "status", "color", "further_cards", "deleted_at" ON "orders" FOR EACH ROW EXECUTE FUNCTION "keep_stock"();