ALTER TABLE "profiles" ADD COLUMN "photo_by" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "roster_rows" ADD COLUMN "photo" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "roster_rows" ADD COLUMN "small_photo" text DEFAULT '' NOT NULL;