-- Whether a tax is added to the shown prices is among what visitors see.
CREATE TRIGGER "content_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "invoice_settings"
FOR EACH STATEMENT EXECUTE FUNCTION "tell_content_change"();
