-- Every node hears of every change of what visitors see, whoever makes it: with its commit, once.
CREATE FUNCTION "tell_content_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('public_content', '');
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "content_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "products" FOR EACH STATEMENT EXECUTE FUNCTION "tell_content_change"();
--> statement-breakpoint
CREATE TRIGGER "content_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "card_designs" FOR EACH STATEMENT EXECUTE FUNCTION "tell_content_change"();
--> statement-breakpoint
CREATE TRIGGER "content_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "countries" FOR EACH STATEMENT EXECUTE FUNCTION "tell_content_change"();
--> statement-breakpoint
CREATE TRIGGER "content_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "cities" FOR EACH STATEMENT EXECUTE FUNCTION "tell_content_change"();
--> statement-breakpoint
CREATE TRIGGER "content_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "addons" FOR EACH STATEMENT EXECUTE FUNCTION "tell_content_change"();
--> statement-breakpoint
CREATE TRIGGER "content_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "testimonials" FOR EACH STATEMENT EXECUTE FUNCTION "tell_content_change"();
--> statement-breakpoint
CREATE TRIGGER "content_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "social_links" FOR EACH STATEMENT EXECUTE FUNCTION "tell_content_change"();
--> statement-breakpoint
CREATE TRIGGER "content_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "header_images" FOR EACH STATEMENT EXECUTE FUNCTION "tell_content_change"();
--> statement-breakpoint
CREATE TRIGGER "content_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "settings" FOR EACH STATEMENT EXECUTE FUNCTION "tell_content_change"();
