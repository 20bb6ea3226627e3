CREATE TABLE "roster_rows" (
	"roster_id" text NOT NULL,
	"n" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"cells" jsonb NOT NULL,
	"card_id" text,
	CONSTRAINT "roster_rows_roster_id_n_pk" PRIMARY KEY("roster_id","n")
);
--> statement-breakpoint
CREATE TABLE "rosters" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "roster_rows" ADD CONSTRAINT "roster_rows_roster_id_rosters_id_fk" FOREIGN KEY ("roster_id") REFERENCES "public"."rosters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roster_rows" ADD CONSTRAINT "roster_rows_card_id_cards_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."cards"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rosters" ADD CONSTRAINT "rosters_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "roster_rows_card" ON "roster_rows" USING btree ("card_id");--> statement-breakpoint
CREATE INDEX "rosters_company" ON "rosters" USING btree ("company_id","created_at");