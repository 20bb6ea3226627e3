CREATE TABLE "waiting_payment" (
	"is_only_row" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"bank_name" text NOT NULL,
	"account_holder" text NOT NULL,
	"account_number" text NOT NULL,
	"iban" text NOT NULL,
	"swift_code" text NOT NULL,
	"cliq_alias" text NOT NULL,
	"cliq_qr_image" text NOT NULL,
	"offered_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "waiting_payment_only_row" CHECK ("waiting_payment"."is_only_row")
);
--> statement-breakpoint
ALTER TABLE "locked_changes" ADD COLUMN "picture_before" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "transfers_since" timestamp (3) with time zone;