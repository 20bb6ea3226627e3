CREATE TABLE "handover_lines" (
	"id" text PRIMARY KEY NOT NULL,
	"handover_id" text NOT NULL,
	"order_id" text NOT NULL,
	"cash_fils" integer NOT NULL,
	"brought_fils" integer,
	"reason" text DEFAULT '' NOT NULL,
	"settled_at" timestamp (3) with time zone,
	"settled_by" text
);
--> statement-breakpoint
CREATE TABLE "handovers" (
	"id" text PRIMARY KEY NOT NULL,
	"number" integer NOT NULL,
	"courier" text NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "handovers_number_unique" UNIQUE("number")
);
--> statement-breakpoint
ALTER TABLE "handover_lines" ADD CONSTRAINT "handover_lines_handover_id_handovers_id_fk" FOREIGN KEY ("handover_id") REFERENCES "public"."handovers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "handover_lines" ADD CONSTRAINT "handover_lines_order_id_order_numbers_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order_numbers"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "handover_lines_sheet" ON "handover_lines" USING btree ("handover_id","order_id");--> statement-breakpoint
CREATE INDEX "handover_lines_order" ON "handover_lines" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "handover_lines_open" ON "handover_lines" USING btree ("order_id") WHERE "handover_lines"."settled_at" is null;