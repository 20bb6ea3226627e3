-- What the shop keeps of cancelled orders: what was paid of them, in the month in which they were placed, as sales
-- are. Each refund takes its amount off there, whenever it is made.
--
-- Whatever changes orders meanwhile is counted once: before, and among what there is, or from then on.
LOCK TABLE "orders", "refunds" IN SHARE ROW EXCLUSIVE MODE;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "figures_of"("o" "orders") RETURNS SETOF "month_figures" LANGUAGE sql STABLE AS $$
  SELECT month_of(o.created_at), sold.* FROM (
    SELECT 'city', o.city_id, left(o.city_name, 100), 1, o.total_fils::bigint
    UNION ALL SELECT 'fee', '', '', 1, o.city_fee_fils
    UNION ALL SELECT 'discount', o.discount_id, o.discount_code, 1, o.discount_fils WHERE o.discount_id IS NOT NULL
    UNION ALL SELECT 'color', lower(left(cards.color, 60)), left(max(cards.name), 60), count(*)::int, count(*) * o.product_price_fils
    FROM (
      SELECT o.color, o.color_name
      UNION ALL SELECT card->>'color', card->>'colorName' FROM jsonb_array_elements(o.further_cards) AS card
    ) AS cards (color, name) GROUP BY 2
  ) AS sold WHERE o.status <> 'cancelled' AND o.deleted_at IS NULL
  UNION ALL
  SELECT month_of(o.created_at), 'kept', '', '', 1, o.paid_fils::bigint
  WHERE o.status = 'cancelled' AND o.paid_fils > 0 AND o.deleted_at IS NULL
  UNION ALL
  SELECT gone.* FROM (
    SELECT month_of(o.shipped_at), 'card', '', '', 1 + jsonb_array_length(o.further_cards), 0::bigint
    UNION ALL SELECT month_of(o.delivered_at), 'delivered', o.city_id, left(o.city_name, 100), 1, 0
    UNION ALL SELECT month_of(o.refused_at), 'refused', o.city_id, left(o.city_name, 100), 1, 0
    -- Abroad no day is promised.
    UNION ALL SELECT month_of(o.delivered_at), 'arrival', day_of(o.created_at) || ' ' || day_of(o.delivered_at), '', 1, 0
    WHERE o.country_id <> '68bc058dc5b3bff5997dd059'
  ) AS gone (month) WHERE gone.month IS NOT NULL AND o.deleted_at IS NULL
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "figures_of"("r" "refunds", "o" "orders") RETURNS SETOF "month_figures" LANGUAGE sql STABLE AS $$
  SELECT month_of(r.created_at), 'refund', '', '', 1, r.amount_fils::bigint WHERE o.deleted_at IS NULL
  UNION ALL SELECT month_of(o.created_at), 'kept', '', '', 0, -r.amount_fils::bigint
  WHERE o.status = 'cancelled' AND o.deleted_at IS NULL
$$;
--> statement-breakpoint
INSERT INTO "month_figures" SELECT f.* FROM "orders" AS o, figures_with_parts(o) AS f
WHERE o.status = 'cancelled' AND o.paid_fils > 0 AND o.deleted_at IS NULL AND f.kind = 'kept';
