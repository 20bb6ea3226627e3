import { formatAmount } from "../money.ts";
import { listOfSigns } from "../proofs/letters/sign-list.ts";
import { ENTITIES, FIELDS, type EntityName, type FieldName } from "./names.ts";
import { waitInEnglish } from "./wait.ts";

/*
 * The messages that no rule of a form reports, only the server: pages receive them, and don't load
 * this table.
 */

/** Those for visitors, by code. */
export const VISITOR_ANSWERS = {
  // Pictures and request bodies.
  picture_too_large: ({ megabytes }: { megabytes: number }) =>
    `Please choose a picture of at most ${megabytes} MB`,
  picture_too_many_pixels: ({ megapixels }: { megapixels: number }) =>
    `Please choose a picture of at most ${megapixels} megapixels`,
  picture_empty: () => "This file is empty. Please choose the picture again.",
  too_many_pictures: ({ max }: { max: number }) => `Please choose at most ${max} pictures`,
  body_too_large: () => "More was sent than can be taken at once",
  form_incomplete: () => "The form arrived incomplete. Please send it again.",
  body_incomplete: () => "What was sent arrived incomplete. Please send it again.",
  body_too_slow: () => "It arrived too slowly. Please send it again.",
  sent_too_fast: () => "That was very fast. Please send it once more.",

  // Orders.
  product_unavailable: () => "This product is not available",
  color_unavailable: () => "This color is not available",
  color_sold_out: () => "This color is sold out",
  color_too_few: ({ left }: { left: number }) =>
    `Only ${left} of this color ${left === 1 ? "is" : "are"} left`,
  /** `reason` is the shop's own sentence, or ''. */
  selling_paused: ({ reason }: { reason: string }) =>
    reason ? `No orders are taken at the moment: ${reason}` : "No orders are taken at the moment.",
  country_unavailable: () => "This country is not available",
  city_unavailable: () => "This city is not available",
  addon_unavailable: () => "This add-on is not available",
  addon_repeated: () => "Each add-on can be chosen once",
  addon_not_a_number: ({ addon }: { addon: string }) => `${addon} must be a number`,
  addon_option_unknown: ({ addon }: { addon: string }) =>
    `Please choose one of the options for ${addon}`,
  addon_picture_missing: ({ addon }: { addon: string }) =>
    `Please choose the picture for ${addon} again`,
  /** In dinars. */
  total_changed: ({ total }: { total: number }) =>
    `The total is ${formatAmount(total)} JOD by now. Please look at it again before you order.`,
  discount_unknown: () => "This discount code is not known",
  discount_not_yet: () => "This discount code can't be used yet",
  discount_ended: () => "This discount code can't be used any more",
  discount_used_up: () => "This discount code was used as often as it can be",
  discount_used_by_email: () => "This discount code was used with this email address already",
  /** In dinars, without delivery. */
  discount_below_smallest: ({ smallest }: { smallest: number }) =>
    `This discount code is for orders from ${formatAmount(smallest)} JOD, without delivery`,
  discount_other_product: () => "This discount code is for another product",
  order_number_unknown: () => "This order number is not known. Please reload the page.",
  order_placed_already: ({ orderNumber }: { orderNumber: string }) =>
    `Order ${orderNumber} has been placed already, with other details.`,
  order_link_sent: () =>
    "If there is such an order, the link to it is on its way to the e-mail address or phone of the order.",
  receipt_not_asked: () => "A new receipt is not needed for this order",
  cancellation_terms_changed: () =>
    "Cancelling costs something else by now. Please read it again before you cancel.",
  order_not_cancellable: () => "This order can no longer be cancelled. Please write to us.",
  proof_printed: () => "This card is printed already. Please write to us.",
  address_fixed: () => "The address can no longer be corrected here. Please write to us.",

  // The newsletter.
  already_subscribed: () => "This email is already subscribed",
  subscribed: () => "Subscribed to newsletter",
  subscription_confirmed: () => "Subscription confirmed",
  unsubscribed: () => "Unsubscribed",
  confirm_link_expired: () => "This link does not work any more. Subscribe again to get a new one.",
  unsubscribe_link_expired: () =>
    "This link does not work any more. Please write to us, and we take your address off the list.",

  // The shop as a whole.
  not_found: ({ entity }: { entity: EntityName }) => `${ENTITIES[entity]} not found`,
  /** `seconds` until trying again is worthwhile. */
  too_many_requests: ({ seconds }: { seconds: number }) =>
    `Too much was sent from your connection. Please try again in ${waitInEnglish(seconds)}.`,
  shop_busy: () => "Too much is being sent to the shop at this moment. Please try again.",
  pictures_busy: () => "Many pictures are arriving right now. Please try again in a moment.",
  unavailable: () => "The shop cannot do this right now. Please try again in a moment.",
  internal_error: () => "Something went wrong. Please try again.",
} as const;

/** Those that only staff, and programs that call the API, receive, by code. */
export const STAFF_ANSWERS = {
  // Invalid values.
  mail_host_private: () => "A mail server on the shop's own machine or network can't be set here",
  mail_plaintext: () =>
    "Without encryption only a mail server on the shop's own machine can be used",
  mail_password_again: () => "Please enter the password again for this server and user",
  e_invoice_url_private: () => "An address on the shop's own machine or network can't be set here",
  e_invoice_key_again: () => "Please enter the secret key again for this address and client",
  e_invoicing_incomplete: () => "Save address, client and secret key first",
  mail_configured_elsewhere: () =>
    "E-mail sending is configured where the shop is started and can be changed only there.",

  // Countries and cities.
  country_name_taken: () => "A country of this name exists already",
  country_code_taken: () => "A country with this code exists already",
  country_unknown: () => "This country does not exist",
  city_name_taken: () => "This country has a city of this name already",
  other_country_kept: ({ done }: { done: Done }) => `The country "other" cannot be ${done}`,
  other_city_kept: ({ done }: { done: Done }) =>
    `The city of the country "other" cannot be ${done}`,
  other_country_full: () => 'Cities cannot be added to the country "other"',

  // Discounts.
  discount_code_taken: () => "Another discount has this code already",

  // Orders.
  order_printed: () => "The order's cards are printed, so that it can't be corrected any more",
  order_cancelled: () => "A cancelled order can't be corrected. Set another status first.",
  undo_too_late: () => "It is too late to take this back: its customer is being told",
  undo_changed_since: () => "This order has changed since, and stays as it is",
  receipt_not_needed: () => "This order is not paid by a receipt",
  payment_invoiced: ({ number }: { number: string }) =>
    `Invoice ${number} says that this was paid. Take it back with a credit note first.`,
  payment_refunded: () => "Money was given back of this payment. Take that entry back first.",
  order_given_back: () => "What was paid for this order was given back. Order it again instead.",
  refund_above_paid: ({ max }: { max: number }) => `At most ${max} JOD can be given back`,
  too_many_refunds: ({ max }: { max: number }) => `An order has at most ${max} refunds`,
  refund_credited: () =>
    "This order has a credit note, so that its refunds can't be taken back any more",
  invoices_not_set_up: () =>
    "Enter under Settings, Invoices who the seller is before you issue one",
  too_many_invoices: ({ max }: { max: number }) => `One file has at most ${max} invoices`,
  invoice_issued: ({ number }: { number: string }) =>
    `Invoice ${number} was issued to another buyer, and never changes`,
  order_invoiced: ({ number }: { number: string }) =>
    `Invoice ${number} has been issued, so that the order's total can't change any more`,
  note_of_another: () => "Only who wrote a note can delete it",

  // Accounts.
  sign_in_required: () => "Please sign in.",
  changed_meanwhile: () =>
    "Somebody else has changed this meanwhile. Look at it again before you save",
  wrong_credentials: () => "Invalid credentials. Please try again.",
  /** `seconds` until the next attempt is allowed. */
  too_many_passwords: ({ seconds }: { seconds: number }) =>
    `Too many wrong passwords. Please try again in ${waitInEnglish(seconds)}.`,
  signed_out: () => "Signed out",
  session_ended: () => "Signed out there",
  other_sessions_ended: () => "Signed out everywhere else",
  owner_only: () => "Only the owner can add staff accounts.",
  not_permitted: () => "Your account may not do this. Ask the owner of the shop for another role.",
  link_ended: () => "This link was used or has expired. Ask for a new one.",
  undo_link_ended: () =>
    "This link has ended: it worked for 24 hours. Sign in and change it back yourself.",
  undone_before: () => "This was undone already.",
  changed_since: () =>
    "The same was changed again since, so this link undoes nothing. Use the link of the latest message, or sign in and look.",
  undo_lacks: ({ field }: { field: FieldName }) =>
    `Undone, what invoices need would be missing: ${FIELDS[field]}. Undo the later change first, or sign in and change it.`,
  last_owner: () => "This is the only owner who can sign in. Make somebody else an owner first.",
  proof_needed: () => "Please enter your password again for this.",
  second_factor_proof_needed: () =>
    "Please prove with your second factor who you are. If you have none, set one up first.",
  own_second_factors: () => "Change your own second factors under 'Your account'.",
  second_factor_young: ({ hours }: { hours: number }) =>
    `One of your second factors is less than ${hours} hours old. Wait, or ask another owner.`,
  no_waiting_payment: () =>
    "No bank details are waiting any more: customers see the latest, or they were withdrawn.",
  password_common: () => "Many people have this password. Choose one that nobody guesses.",
  password_of_names: () =>
    "This password is hardly more than a name or address. Add words that nobody guesses.",
  sessions_ended: () => "Signed out everywhere",
  reset_link_sent: () => "If there is an account with this address, a link is on its way to it.",
  password_set: () => "The new password is set. You can sign in with it.",
  identity_proved: () => "Thank you. It is you.",
  second_factor_needed: () =>
    "This account has a second factor: enter a code too. If your program can't ask for it, make an app password for it in the panel, under 'Your account'.",
  second_factor_wrong: () => "This code is not right, or it was used before",
  second_factor_first: () => "Set up a second factor first.",
  authenticator_app_there: () => "There is an authenticator app already. Remove it first.",
  authenticator_app_not_begun: () => "Please begin to set up the authenticator app again.",
  second_factor_required: () =>
    "This shop asks a second factor of everybody. Set one up under 'Your account'.",
  last_second_factor: () =>
    "This shop asks a second factor of everybody. Add another one before you remove this one.",
  passkey_refused: () => "This passkey was not accepted. Please try again, or use another way.",
  too_many_passkeys: ({ max }: { max: number }) =>
    `At most ${max} passkeys. Remove one that nobody uses.`,
  app_password_limited: () =>
    "An app password may not do this. Please sign in with your own password.",
  too_many_app_passwords: ({ max }: { max: number }) =>
    `At most ${max} app passwords. Revoke one that nobody uses.`,
  email_taken: () => "This email is already in use",
  current_password_missing: () => "Please enter your current password",
  current_password_wrong: () => "The password is not right",

  // The outbox.
  notification_not_failed: () => "Only what could not be sent can be sent again",
  notification_of_security: () =>
    "This tells people what happened to an account or to the shop's money: it can't be discarded",
  notification_not_open: () => "Only what was not sent can be discarded",
  notification_under_way: () => "It is being sent right now",
  notification_waits_already: () => "The same notification is waiting to be sent already",
  no_mail_server: () => "No mail server is configured",

  // Proofs of cards.
  proof_not_ready: () => "This proof is not ready yet",
  proof_not_newest: () => "There is a newer proof of this card. Use that one.",
  proof_outdated: () => "The card was changed after this proof was made. Make a new proof.",
  proof_letters_missing: ({ letters }: { letters: string[] }) =>
    `These letters can't be printed: ${listOfSigns(letters)}. Correct the text, and make a new proof.`,
  proof_without_name: () => "Nobody is named for this card yet",
  proofs_changed_meanwhile: () =>
    "Another proof has come since you looked. Nothing is approved yet: please look at the newest proofs, then approve.",
  proofs_none_to_approve: () => "No proof waits for an answer",
  proofs_none_to_send: () => "No proof is ready to be sent",
  proof_of_cancelled: () => "This order is cancelled. Set another status first.",
  proof_approved_already: () =>
    "This proof is approved already. To change the card, make a new proof.",
  proof_not_approved: () =>
    "This is not the approved proof, so it is not printed. Print the approved version, or have this one approved first.",
  proof_file_differs: () =>
    "The stored print file is not the one that was approved. Make a new proof.",

  // Print files of many cards.
  card_without_approval: () => "Its proof is not approved yet",
  card_switched_off: () => "The card is lost, replaced or switched off",
  plate_files_too_large: ({ max }: { max: number }) =>
    `Together the print files are larger than ${max} MB. Choose fewer cards.`,
  plate_card_refused: ({ orderNumber }: { orderNumber: string }) =>
    `The card of order ${orderNumber} can't be printed any more. Choose the orders again.`,
  plate_file_differs: ({ orderNumber }: { orderNumber: string }) =>
    `Order ${orderNumber}: the stored print file is not the one that was approved. Make a new proof.`,

  // Chips of cards.
  chip_read_differs: () =>
    "What was read from the chip is not the address of this card, so nothing was bound.",
  chip_of_another: ({ orderNumber }: { orderNumber: string }) =>
    `This chip belongs to a card of order ${orderNumber}. Take another chip, or unbind it there first.`,
  chip_card_has_another: () =>
    "This card has another chip already. Replace it only if that one is broken.",
  chip_card_off: () => "This card is lost, replaced or switched off, so no chip is bound to it.",
  chip_order_cancelled: () =>
    "The order of this card is cancelled, so no chip is bound to it. Set another status first.",

  // Couriers.
  handover_elsewhere: ({ number }: { number: number }) =>
    `This order is out with sheet ${number}. Tick it off there first.`,
  handover_delivered: () => "This order is delivered already.",
  handover_settled: () => "This order is ticked off already. Mark it as out again first.",

  // The board.
  board_moved_meanwhile: () => "Somebody else has moved this order meanwhile.",
  board_receipt_open: () => "Its receipt is not accepted yet. Check the receipt first.",
  board_paid_already: () => "Its receipt is accepted, so it is not new any more.",
  board_no_proof: () => "It has no proof yet. Make one first.",
  board_not_approved: () => "Its customer has not approved the proof yet.",
  board_slip_unreadable: () => "This is no packing slip, order number or card of this shop.",
  card_replaced_already: () => "This card was replaced already. Choose the new one.",

  // The order of records.
  order_stored: () => "The new order is saved",
  order_out_of_date: () => "The list has changed meanwhile. Please try again.",

  // Calls.
  notification_obsolete: () => "What it is about is not there any more, so it will not be sent",
  restore_country_taken: () =>
    "Another country has this name or code now. Change or delete that one first.",
  restore_city_taken: () =>
    "Its country has another city of this name now. Change or delete that one first.",
  restore_discount_taken: () =>
    "Another discount has this code now. Change or delete that one first.",
  restore_country_first: ({ country }: { country: string }) =>
    `Its country is deleted. Restore ${country} first.`,
  restore_subscribed_again: () =>
    "This address has subscribed again meanwhile. There is nothing to restore.",
  deleted: ({ entity }: { entity: EntityName }) => `${ENTITIES[entity]} deleted`,
  no_such_call: () => "There is no such call",
  cross_site_request: () => "This request came from another site and was refused.",
  json_expected: () => "Expected application/json",
  form_expected: () => "Expected multipart/form-data",
  json_or_form_expected: () => "Expected multipart/form-data or application/json",
  json_invalid: () => "The body is not valid JSON",
  /** The message may continue with details from the web framework. */
  unreadable: () => "The request can't be read",
  field_name_unreadable: ({ name }: { name: string }) => `The field name "${name}" can't be read`,
  sender_left: () => "The sender left before the end.",
  sender_left_early: () => "The sender left before the pictures were read.",
  parameter_repeated: ({ parameter }: { parameter: string }) =>
    `${parameter} may be given only once`,
} as const;

/** The rejected action on a seeded record that can't be changed. */
export type Done = "edited" | "deleted";
