CREATE TABLE "profile_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"profile_id" text NOT NULL,
	"ends_others" boolean NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cards" ADD COLUMN "state_before_lost" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "scheme" text DEFAULT 'auto' NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "hidden" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "photo" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "profile_links" ADD CONSTRAINT "profile_links_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "profile_links_profile" ON "profile_links" USING btree ("profile_id");