CREATE TABLE "e_invoicing" (
	"is_only_row" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"service_url" text DEFAULT '' NOT NULL,
	"client_id" text DEFAULT '' NOT NULL,
	"secret_key" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "e_invoicing_only_row" CHECK ("e_invoicing"."is_only_row")
);
