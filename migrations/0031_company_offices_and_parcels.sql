CREATE TABLE "company_offices" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"city" text NOT NULL,
	"address_line1" text NOT NULL,
	"address_line2" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"contact_name" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"key" text GENERATED ALWAYS AS (regexp_replace(search_text(name), '[^[:alnum:]]', '', 'g')) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "parcel_shipments" (
	"order_id" text NOT NULL,
	"office_id" text NOT NULL,
	"courier" text NOT NULL,
	"tracking_number" text NOT NULL,
	"url" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "parcel_shipments_order_id_office_id_pk" PRIMARY KEY("order_id","office_id")
);
--> statement-breakpoint
ALTER TABLE "company_offices" ADD CONSTRAINT "company_offices_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcel_shipments" ADD CONSTRAINT "parcel_shipments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcel_shipments" ADD CONSTRAINT "parcel_shipments_office_id_company_offices_id_fk" FOREIGN KEY ("office_id") REFERENCES "public"."company_offices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "company_offices_company" ON "company_offices" USING btree ("company_id","position");