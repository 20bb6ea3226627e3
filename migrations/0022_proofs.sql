CREATE TABLE "proofs" (
	"id" text PRIMARY KEY NOT NULL,
	"card_id" text NOT NULL,
	"version" integer NOT NULL,
	"printed" jsonb NOT NULL,
	"bleed" integer NOT NULL,
	"colors" text NOT NULL,
	"made_at" timestamp (3) with time zone,
	"face" text DEFAULT '' NOT NULL,
	"back" text DEFAULT '' NOT NULL,
	"face_print" text DEFAULT '' NOT NULL,
	"back_print" text DEFAULT '' NOT NULL,
	"pdf" text DEFAULT '' NOT NULL,
	"hashes" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"checks" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"comment" text DEFAULT '' NOT NULL,
	"commented_at" timestamp (3) with time zone,
	"approved_at" timestamp (3) with time zone,
	"approved_by" text,
	"approval_note" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "proofs_card_version" UNIQUE("card_id","version")
);
--> statement-breakpoint
ALTER TABLE "proofs" ADD CONSTRAINT "proofs_card_id_cards_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."cards"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
-- Panels that are open are told of a customer's answer, and of a proof that is made, as of a change of the order.
CREATE FUNCTION "tell_staff_of_proofs"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  named text[];
BEGIN
  SELECT array_agg(DISTINCT order_id) INTO named FROM cards WHERE id IN (SELECT card_id FROM changed LIMIT 21);
  IF named IS NULL THEN RETURN NULL; END IF;
  IF cardinality(named) > 20 THEN named := '{}'; END IF;
  PERFORM pg_notify('staff_events', json_build_object('kind', 'order', 'action', 'changed', 'ids', named)::text);
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "tell_staff_changed" AFTER UPDATE ON "proofs" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "tell_staff_of_proofs"();
