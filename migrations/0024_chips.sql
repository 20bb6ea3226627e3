CREATE TABLE "chips" (
	"serial" text PRIMARY KEY NOT NULL,
	"card_id" text NOT NULL,
	"address" text NOT NULL,
	"kind" text,
	"way" text NOT NULL,
	"is_locked" boolean NOT NULL,
	"state_before" text NOT NULL,
	"bound_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"bound_by" text NOT NULL,
	CONSTRAINT "chips_card" UNIQUE("card_id")
);
--> statement-breakpoint
ALTER TABLE "chips" ADD CONSTRAINT "chips_card_id_cards_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."cards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cards_to_program" ON "cards" USING btree ("order_id") WHERE "cards"."state" in ('approved', 'printed');