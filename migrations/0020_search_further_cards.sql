-- Name, e-mail address and phone of each further card, each in a line of its own, as search text.
CREATE FUNCTION "text_of_cards"("cards" jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN
  coalesce((SELECT string_agg(search_text((card->>'firstName') || ' ' || (card->>'lastName'))
      || E'\n ' || search_text(card->>'email') || E'\n ' || phone_text(ARRAY[card->>'phone']), E'\n ')
    FROM jsonb_array_elements("cards") AS card), '');--> statement-breakpoint
ALTER TABLE "orders" drop column "search";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "search" text GENERATED ALWAYS AS (' ' || right(id, 8) || E'\n' || ' ' || search_text(first_name || ' ' || last_name) || E'\n' || ' ' || search_text(email) || E'\n' || ' ' || search_text(organization) || E'\n' || ' ' || search_text(typed_city) || E'\n' || ' ' || search_text(typed_country) || E'\n' || ' ' || phone_text(phone_numbers) || E'\n' || ' ' || text_of_cards(further_cards)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_search" ON "orders" USING gin ("search" gin_trgm_ops) WITH (fastupdate=on,gin_pending_list_limit=128);
