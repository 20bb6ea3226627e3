CREATE TABLE "company_designs" (
	"company_id" text PRIMARY KEY NOT NULL,
	"color" text NOT NULL,
	"color_name" text NOT NULL,
	"logo" text DEFAULT '' NOT NULL,
	"organization" text NOT NULL,
	"printed" text[] NOT NULL,
	"back_text" text NOT NULL,
	"organization_ar" text NOT NULL,
	"page_logo" text DEFAULT '' NOT NULL,
	"theme" text NOT NULL,
	"scheme" text NOT NULL,
	"links" jsonb NOT NULL,
	"fixed" text[] NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "unprinted" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "back_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "logo" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "company_links" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "fixed" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "company_designs" ADD CONSTRAINT "company_designs_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;