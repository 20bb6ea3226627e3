-- Orders that share pages hand them on one after the other. Each then sees where the one before it has left a page, and
-- no two wait for each other's. Orders without a shared page wait for nobody.
CREATE OR REPLACE FUNCTION "hand_on_profiles"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (
    SELECT FROM "cards" WHERE "order_id" <> OLD."id" AND "profile_id" IN (
      SELECT "profile_id" FROM "cards" WHERE "order_id" = OLD."id" UNION SELECT "id" FROM "profiles" WHERE "order_id" = OLD."id")
  ) THEN
    RETURN OLD;
  END IF;
  PERFORM pg_advisory_xact_lock(7210004);
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
