CREATE TABLE "stock" (
	"product_id" text NOT NULL,
	"color" text NOT NULL,
	"left_count" integer NOT NULL,
	"low_mark" integer DEFAULT 3 NOT NULL,
	CONSTRAINT "stock_product_id_color_pk" PRIMARY KEY("product_id","color"),
	CONSTRAINT "stock_left" CHECK ("stock"."left_count" >= 0)
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "is_paused" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "paused_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "paused_text_ar" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "stock_color" text;--> statement-breakpoint
ALTER TABLE "stock" ADD CONSTRAINT "stock_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Takes one card of an order's colour where that is counted, and gives it back: in the statement that
-- changes the order, whichever that is. A deleted order that had left the shop keeps its card.
CREATE FUNCTION "keep_stock"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  gone CONSTANT text[] := '{shipped,delivered,completed}';
  had text := CASE WHEN OLD.status <> 'cancelled' AND (OLD.deleted_at IS NULL OR OLD.status = ANY(gone)) THEN lower(OLD.color) END;
  wants text := CASE WHEN NEW.status <> 'cancelled' AND (NEW.deleted_at IS NULL OR NEW.status = ANY(gone)) THEN lower(NEW.color) END;
BEGIN
  IF wants IS NOT DISTINCT FROM had THEN RETURN NEW; END IF;
  IF TG_OP = 'UPDATE' THEN
    -- All in one sequence, so that two who change many orders don't wait for each other.
    PERFORM FROM stock WHERE product_id = NEW.product_id ORDER BY color FOR UPDATE;
    UPDATE stock SET left_count = left_count + 1 WHERE product_id = NEW.product_id AND color = OLD.stock_color;
  END IF;
  UPDATE stock SET left_count = left_count - 1 WHERE product_id = NEW.product_id AND color = wants
    RETURNING color INTO NEW.stock_color;
  RETURN NEW;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "keep_stock" BEFORE INSERT OR UPDATE OF "status", "color", "deleted_at" ON "orders" FOR EACH ROW EXECUTE FUNCTION "keep_stock"();
--> statement-breakpoint
CREATE TRIGGER "content_change" AFTER INSERT OR DELETE OR TRUNCATE ON "stock" FOR EACH STATEMENT EXECUTE FUNCTION "tell_content_change"();
--> statement-breakpoint
-- Pages change with what they say: not with each order, but when a colour becomes low, and from there on.
CREATE TRIGGER "content_change_when_low" AFTER UPDATE ON "stock" FOR EACH ROW
WHEN (least(OLD.left_count, OLD.low_mark + 1) <> least(NEW.left_count, NEW.low_mark + 1))
EXECUTE FUNCTION "tell_content_change"();
