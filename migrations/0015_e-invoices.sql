CREATE TABLE "e_invoices" (
	"invoice_id" text PRIMARY KEY NOT NULL,
	"uuid" text NOT NULL,
	"invoice_number" text NOT NULL,
	"original_uuid" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_sent_at" timestamp (3) with time zone,
	"trouble" text DEFAULT '' NOT NULL,
	"problems" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"messages" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"qr" text DEFAULT '' NOT NULL,
	"number" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "e_invoices_uuid_unique" UNIQUE("uuid")
);
--> statement-breakpoint
CREATE TABLE "e_invoicing" (
	"is_only_row" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"is_on" boolean DEFAULT false NOT NULL,
	"service_url" text DEFAULT '' NOT NULL,
	"client_id" text DEFAULT '' NOT NULL,
	"secret_key" text DEFAULT '' NOT NULL,
	"keys_refused_at" timestamp (3) with time zone,
	"on_since" timestamp (3) with time zone,
	"taken_up_to" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "e_invoicing_only_row" CHECK ("e_invoicing"."is_only_row")
);
--> statement-breakpoint
CREATE INDEX "e_invoices_waiting" ON "e_invoices" USING btree ("created_at") WHERE "e_invoices"."state" = 'waiting';