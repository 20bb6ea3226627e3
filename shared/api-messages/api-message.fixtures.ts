import type { Code, ParametersOf } from "./api-message.ts";

/**
 * Samples of every message, exactly as clients receive it, with parameters for all of its forms. A
 * missing code does not compile.
 */
export const SAMPLES: { [C in Code]: readonly [english: string, ...ParametersOf<C>][] } = {
  required: [["Required"]],
  invalid: [["Invalid input"]],
  expected: [
    ["Expected text", { kind: "text" }],
    ["Expected a number", { kind: "number" }],
    ["Expected a whole number", { kind: "wholeNumber" }],
    ["Expected true or false", { kind: "boolean" }],
    ["Expected an object", { kind: "object" }],
    ["Expected a list of phone numbers", { kind: "phoneNumbers" }],
    ["Expected a country's id", { kind: "countryId" }],
  ],
  text_too_long: [
    ["Must be at most 255 characters", { max: 255 }],
    ["Must be at most 5,000 characters", { max: 5000 }],
  ],
  unstorable: [["Contains characters that cannot be stored"]],
  too_short: [
    ["First name must be at least 2 characters", { field: "firstName", min: 2 }],
    ["Last name must be at least 2 characters", { field: "lastName", min: 2 }],
    ["Position must be at least 2 characters", { field: "position", min: 2 }],
    ["Organization must be at least 2 characters", { field: "organization", min: 2 }],
    ["Name on card must be at least 2 characters", { field: "nameOnCard", min: 2 }],
    ["Address must be at least 5 characters", { field: "addressLine1", min: 5 }],
    ["Country must be at least 2 characters", { field: "typedCountry", min: 2 }],
    ["City must be at least 2 characters", { field: "typedCity", min: 2 }],
    ["Company name must be at least 2 characters", { field: "companyName", min: 2 }],
    ["Contact person name must be at least 2 characters", { field: "contactPerson", min: 2 }],
    ["Full name must be at least 2 characters", { field: "fullName", min: 2 }],
    ["Subject must be at least 5 characters", { field: "subject", min: 5 }],
    ["Message must be at least 10 characters", { field: "message", min: 10 }],
    ["Product title must be at least 3 characters", { field: "productTitle", min: 3 }],
    [
      "Product description must be at least 10 characters",
      { field: "productDescription", min: 10 },
    ],
    ["Country code must be at least 2 characters", { field: "countryCode", min: 2 }],
  ],
  too_long: [
    ["Full name must be less than 100 characters", { field: "fullName", max: 100 }],
    ["Email must be less than 255 characters", { field: "email", max: 255 }],
    ["Subject must be less than 200 characters", { field: "subject", max: 200 }],
    ["Message must be less than 2000 characters", { field: "message", max: 2000 }],
    ["Product title must be less than 100 characters", { field: "productTitle", max: 100 }],
    [
      "Product description must be less than 1000 characters",
      { field: "productDescription", max: 1000 },
    ],
  ],
  phone_too_short: [["Phone number must be at least 8 characters", { min: 8 }]],
  too_many: [
    ["At most 10 phone numbers", { items: "phoneNumbers", max: 10 }],
    ["At most 50 addons", { items: "addons", max: 50 }],
    ["At most 100 options", { items: "options", max: 100 }],
    ["At most 20 card designs", { items: "cardDesigns", max: 20 }],
    ["At most 20 platforms", { items: "platforms", max: 20 }],
    ["At most 100 orders", { items: "orders", max: 100 }],
  ],
  number_too_large: [["Must be at most 1,000,000", { max: 1_000_000 }]],
  not_whole: [["Must be a whole number"]],
  not_id: [["Not a valid id"]],
  not_one_of: [
    [
      "Payment method must be one of: cash, online",
      { field: "paymentMethod", options: ["cash", "online"] },
    ],
    ["Status must be one of: New, Closed", { field: "status", options: ["New", "Closed"] }],
    ["Input type must be one of: text, image", { field: "inputType", options: ["text", "image"] }],
  ],
  email_address_invalid: [["Invalid email address"]],
  email_invalid: [["Invalid email"]],
  email_expected: [["Please enter a valid email address"]],
  country_not_chosen: [["Please select a country"]],
  city_not_chosen: [["Please select a city"]],
  receipt_required: [["Deposite transaction image is required"]],
  employees_missing: [["Please specify the number of employees"]],
  not_a_picture: [["Please select a valid image file"]],
  picture_too_large: [["Please choose a picture of at most 10 MB", { megabytes: 10 }]],
  picture_too_many_pixels: [
    ["Please choose a picture of at most 50 megapixels", { megapixels: 50 }],
  ],
  picture_empty: [["This file is empty. Please choose the picture again."]],
  too_many_pictures: [["Please choose at most 20 pictures", { max: 20 }]],
  body_too_large: [["More was sent than can be taken at once"]],
  form_incomplete: [["The form arrived incomplete. Please send it again."]],
  body_incomplete: [["What was sent arrived incomplete. Please send it again."]],
  body_too_slow: [["It arrived too slowly. Please send it again."]],
  sent_too_fast: [["That was very fast. Please send it once more."]],
  product_unavailable: [["This product is not available"]],
  color_unavailable: [["This color is not available"]],
  color_sold_out: [["This color is sold out"]],
  color_too_few: [
    ["Only 1 of this color is left", { left: 1 }],
    ["Only 2 of this color are left", { left: 2 }],
  ],
  total_changed: [
    [
      "The total is 1,038.500 JOD by now. Please look at it again before you order.",
      { total: 1038.5 },
    ],
  ],
  discount_unknown: [["This discount code is not known"]],
  discount_not_yet: [["This discount code can't be used yet"]],
  discount_ended: [["This discount code can't be used any more"]],
  discount_used_up: [["This discount code was used as often as it can be"]],
  discount_used_by_email: [["This discount code was used with this email address already"]],
  discount_below_smallest: [
    ["This discount code is for orders from 35.500 JOD, without delivery", { smallest: 35.5 }],
  ],
  discount_other_product: [["This discount code is for another product"]],
  discount_code_taken: [["Another discount has this code already"]],
  discount_code_signs: [["A discount code has letters, figures, - and _"]],
  discount_of_one_kind: [["Enter either a percentage or an amount"]],
  discount_days_reversed: [["The last day is before the first"]],
  selling_paused: [
    ["No orders are taken at the moment.", { reason: "" }],
    ["No orders are taken at the moment: We move", { reason: "We move" }],
  ],
  country_unavailable: [["This country is not available"]],
  city_unavailable: [["This city is not available"]],
  addon_unavailable: [["This add-on is not available"]],
  addon_repeated: [["Each add-on can be chosen once"]],
  addon_not_a_number: [["Extra cards must be a number", { addon: "Extra cards" }]],
  addon_option_unknown: [["Please choose one of the options for Finish", { addon: "Finish" }]],
  addon_picture_missing: [["Please choose the picture for Photo again", { addon: "Photo" }]],
  order_number_unknown: [["This order number is not known. Please reload the page."]],
  order_placed_already: [
    ["Order 9c41e7a2 has been placed already, with other details.", { orderNumber: "9c41e7a2" }],
  ],
  order_number_invalid: [["Please enter the eight characters of the order number"]],
  order_link_sent: [
    [
      "If there is such an order, the link to it is on its way to the e-mail address or phone of the order.",
    ],
  ],
  receipt_not_asked: [["A new receipt is not needed for this order"]],
  cancellation_terms_changed: [
    ["Cancelling costs something else by now. Please read it again before you cancel."],
  ],
  order_not_cancellable: [["This order can no longer be cancelled. Please write to us."]],
  proof_printed: [["This card is printed already. Please write to us."]],
  address_fixed: [["The address can no longer be corrected here. Please write to us."]],
  page_name_missing: [["Please enter a first name in English or in Arabic"]],
  page_link_unsafe: [["Please enter the address of a web page"]],
  page_chat_invalid: [["Please enter a mobile number with its country code"]],
  page_part_fixed: [["Your company has decided this for all its cards"]],
  page_links_many: [["At most 20 links", { max: 20 }]],
  already_subscribed: [["This email is already subscribed"]],
  subscribed: [["Subscribed to newsletter"]],
  subscription_confirmed: [["Subscription confirmed"]],
  unsubscribed: [["Unsubscribed"]],
  link_incomplete: [["This link is not complete. Please open it from the message again."]],
  confirm_link_expired: [["This link does not work any more. Subscribe again to get a new one."]],
  unsubscribe_link_expired: [
    [
      "This link does not work any more. Please write to us, and we take your address off the list.",
    ],
  ],
  not_found: [
    ["Record not found", { entity: "record" }],
    ["Product not found", { entity: "product" }],
    ["Addon not found", { entity: "addon" }],
    ["Country not found", { entity: "country" }],
    ["City not found", { entity: "city" }],
    ["Order not found", { entity: "order" }],
    ["Note not found", { entity: "order-note" }],
    ["Refund not found", { entity: "refund" }],
    ["Invoice not found", { entity: "invoice" }],
    ["Bulk order not found", { entity: "bulk-order" }],
    ["Message not found", { entity: "message" }],
    ["Subscriber not found", { entity: "subscriber" }],
    ["Testimonial not found", { entity: "testimonial" }],
    ["Social media link not found", { entity: "social-link" }],
    ["Header image not found", { entity: "header-image" }],
    ["Settings not found", { entity: "settings" }],
    ["User not found", { entity: "user" }],
  ],
  too_many_requests: [
    ["Too much was sent from your connection. Please try again in 1 second.", { seconds: 1 }],
    ["Too much was sent from your connection. Please try again in 42 seconds.", { seconds: 42 }],
    ["Too much was sent from your connection. Please try again in 1 minute.", { seconds: 60 }],
    ["Too much was sent from your connection. Please try again in 15 minutes.", { seconds: 841 }],
  ],
  shop_busy: [["Too much is being sent to the shop at this moment. Please try again."]],
  pictures_busy: [["Many pictures are arriving right now. Please try again in a moment."]],
  unavailable: [["The shop cannot do this right now. Please try again in a moment."]],
  internal_error: [["Something went wrong. Please try again."]],

  field_required: [
    ["Color is required", { field: "color" }],
    ["Color name is required", { field: "colorName" }],
    ["Country name is required", { field: "countryName" }],
    ["City name is required", { field: "cityName" }],
    ["Addon title is required", { field: "addonTitle" }],
    ["Name is required", { field: "name" }],
    ["Title is required", { field: "title" }],
    ["Company is required", { field: "company" }],
    ["Quote is required", { field: "quote" }],
    ["Shop name is required", { field: "shopName" }],
    ["Reason is required", { field: "reason" }],
    ["Note is required", { field: "note" }],
    ["City is required", { field: "typedCity" }],
    ["Country is required", { field: "typedCountry" }],
  ],
  choice_required: [
    ["Country is required", { field: "country" }],
    ["Input type is required", { field: "inputType" }],
  ],
  exceeds_length: [
    ["Country name cannot exceed 100 characters", { field: "countryName", max: 100 }],
    ["Country code cannot exceed 3 characters", { field: "countryCode", max: 3 }],
    ["City name cannot exceed 100 characters", { field: "cityName", max: 100 }],
    ["Addon title cannot exceed 100 characters", { field: "addonTitle", max: 100 }],
  ],
  above_length: [
    ["Shop name must be at most 100 characters", { field: "shopName", max: 100 }],
    ["Name must be at most 100 characters", { field: "name", max: 100 }],
    ["Reason must be at most 500 characters", { field: "reason", max: 500 }],
    ["Note must be at most 2000 characters", { field: "note", max: 2000 }],
  ],
  password_too_short: [["Password must be at least 10 characters", { min: 10 }]],
  password_too_long: [["Password is too long"]],
  number_too_small: [
    ["Display order must be 0 or greater", { field: "displayOrder", min: 0 }],
    ["Price must be 0 or greater", { field: "price", min: 0 }],
  ],
  price_negative: [["Price must be a positive number"]],
  price_too_large: [["Price cannot exceed 999,999", { max: 999_999 }]],
  fee_negative: [["Delivery fee cannot be negative"]],
  too_many_decimals: [["At most 3 decimals", { max: 3 }]],
  rating_out_of_range: [["Rating must be from 1 to 5", { min: 1, max: 5 }]],
  designs_missing: [["At least one card design is required"]],
  quantity_repeated: [["Each number of cards has one price"]],
  cards_count: [["This order has 3 further cards; none can be added or taken away", { count: 3 }]],
  option_empty: [["An option can't be empty"]],
  too_few_options: [["Add at least 2 different options", { min: 2 }]],
  platform_not_chosen: [["Please select a platform"]],
  url_invalid: [["Please enter a valid URL"]],
  digits_expected: [["Please enter digits only"]],
  iban_invalid: [["Please enter a valid IBAN"]],
  swift_code_invalid: [["A SWIFT code has 8 or 11 letters and figures"]],
  delivery_not_a_date: [["Please choose a date, or leave it empty"]],
  day_invalid: [["Please choose a day"]],
  day_twice: [["03-09 is in the list twice", { day: "03-09" }]],
  too_many_days: [["At most 60 days", { max: 60 }]],
  phone_invalid: [["A phone number has figures and spaces, and maybe a + before them"]],
  e_invoice_url_invalid: [["Please enter the whole address of the service, with https://"]],
  e_invoice_url_private: [["An address on the shop's own machine or network can't be set here"]],
  e_invoice_key_again: [["Please enter the secret key again for this address and client"]],
  e_invoicing_incomplete: [["Save address, client and secret key first"]],
  mail_host_invalid: [["Please enter the server's name, e.g. mail.shop.example"]],
  mail_host_private: [["A mail server on the shop's own machine or network can't be set here"]],
  mail_plaintext: [["Without encryption only a mail server on the shop's own machine can be used"]],
  mail_password_again: [["Please enter the password again for this server and user"]],
  mail_configured_elsewhere: [
    ["E-mail sending is configured where the shop is started and can be changed only there."],
  ],
  session_ended: [["Signed out there"]],
  other_sessions_ended: [["Signed out everywhere else"]],
  country_name_reserved: [['The name "other" is kept for the shop\'s own', { name: "other" }]],
  country_name_taken: [["A country of this name exists already"]],
  country_code_taken: [["A country with this code exists already"]],
  country_unknown: [["This country does not exist"]],
  city_name_taken: [["This country has a city of this name already"]],
  other_country_kept: [
    ['The country "other" cannot be edited', { done: "edited" }],
    ['The country "other" cannot be deleted', { done: "deleted" }],
  ],
  other_city_kept: [
    ['The city of the country "other" cannot be edited', { done: "edited" }],
    ['The city of the country "other" cannot be deleted', { done: "deleted" }],
  ],
  other_country_full: [['Cities cannot be added to the country "other"']],
  order_printed: [["The order's cards are printed, so that it can't be corrected any more"]],
  order_cancelled: [["A cancelled order can't be corrected. Set another status first."]],
  undo_too_late: [["It is too late to take this back: its customer is being told"]],
  undo_changed_since: [["This order has changed since, and stays as it is"]],
  receipt_not_needed: [["This order is not paid by a receipt"]],
  payment_invoiced: [
    [
      "Invoice 26-017 says that this was paid. Take it back with a credit note first.",
      { number: "26-017" },
    ],
  ],
  payment_refunded: [["Money was given back of this payment. Take that entry back first."]],
  order_given_back: [["What was paid for this order was given back. Order it again instead."]],
  refund_above_paid: [["At most 5.25 JOD can be given back", { max: 5.25 }]],
  too_many_refunds: [["An order has at most 50 refunds", { max: 50 }]],
  refund_credited: [
    ["This order has a credit note, so that its refunds can't be taken back any more"],
  ],
  invoices_not_set_up: [["Enter under Settings, Invoices who the seller is before you issue one"]],
  too_many_invoices: [["One file has at most 2000 invoices", { max: 2000 }]],
  invoice_issued: [
    ["Invoice 26-017 was issued to another buyer, and never changes", { number: "26-017" }],
  ],
  order_invoiced: [
    [
      "Invoice 26-017 has been issued, so that the order's total can't change any more",
      { number: "26-017" },
    ],
  ],
  note_of_another: [["Only who wrote a note can delete it"]],
  sign_in_required: [["Please sign in."]],
  changed_meanwhile: [
    ["Somebody else has changed this meanwhile. Look at it again before you save"],
  ],
  wrong_credentials: [["Invalid credentials. Please try again."]],
  too_many_passwords: [
    ["Too many wrong passwords. Please try again in 15 seconds.", { seconds: 15 }],
    ["Too many wrong passwords. Please try again in 2 minutes.", { seconds: 120 }],
  ],
  signed_out: [["Signed out"]],
  owner_only: [["Only the owner can add staff accounts."]],
  not_permitted: [["Your account may not do this. Ask the owner of the shop for another role."]],
  link_ended: [["This link was used or has expired. Ask for a new one."]],
  undo_link_ended: [
    ["This link has ended: it worked for 24 hours. Sign in and change it back yourself."],
  ],
  undone_before: [["This was undone already."]],
  changed_since: [
    [
      "The same was changed again since, so this link undoes nothing. Use the link of the latest message, or sign in and look.",
    ],
  ],
  undo_lacks: [
    [
      "Undone, what invoices need would be missing: Tax number. Undo the later change first, or sign in and change it.",
      { field: "taxNumber" },
    ],
  ],
  last_owner: [["This is the only owner who can sign in. Make somebody else an owner first."]],
  proof_needed: [["Please enter your password again for this."]],
  second_factor_proof_needed: [
    ["Please prove with your second factor who you are. If you have none, set one up first."],
  ],
  own_second_factors: [["Change your own second factors under 'Your account'."]],
  second_factor_young: [
    [
      "One of your second factors is less than 24 hours old. Wait, or ask another owner.",
      { hours: 24 },
    ],
  ],
  no_waiting_payment: [
    ["No bank details are waiting any more: customers see the latest, or they were withdrawn."],
  ],
  second_factor_needed: [
    [
      "This account has a second factor: enter a code too. If your program can't ask for it, make an app password for it in the panel, under 'Your account'.",
    ],
  ],
  second_factor_wrong: [["This code is not right, or it was used before"]],
  second_factor_first: [["Set up a second factor first."]],
  authenticator_app_there: [["There is an authenticator app already. Remove it first."]],
  authenticator_app_not_begun: [["Please begin to set up the authenticator app again."]],
  second_factor_required: [
    ["This shop asks a second factor of everybody. Set one up under 'Your account'."],
  ],
  last_second_factor: [
    ["This shop asks a second factor of everybody. Add another one before you remove this one."],
  ],
  passkey_refused: [["This passkey was not accepted. Please try again, or use another way."]],
  too_many_passkeys: [["At most 20 passkeys. Remove one that nobody uses.", { max: 20 }]],
  app_password_limited: [
    ["An app password may not do this. Please sign in with your own password."],
  ],
  too_many_app_passwords: [["At most 20 app passwords. Revoke one that nobody uses.", { max: 20 }]],
  password_common: [["Many people have this password. Choose one that nobody guesses."]],
  password_of_names: [
    ["This password is hardly more than a name or address. Add words that nobody guesses."],
  ],
  sessions_ended: [["Signed out everywhere"]],
  reset_link_sent: [["If there is an account with this address, a link is on its way to it."]],
  password_set: [["The new password is set. You can sign in with it."]],
  identity_proved: [["Thank you. It is you."]],
  email_taken: [["This email is already in use"]],
  current_password_missing: [["Please enter your current password"]],
  current_password_wrong: [["The password is not right"]],
  notification_not_failed: [["Only what could not be sent can be sent again"]],
  notification_of_security: [
    ["This tells people what happened to an account or to the shop's money: it can't be discarded"],
  ],
  notification_not_open: [["Only what was not sent can be discarded"]],
  notification_under_way: [["It is being sent right now"]],
  notification_waits_already: [["The same notification is waiting to be sent already"]],
  no_mail_server: [["No mail server is configured"]],
  bleed_out_of_range: [["The bleed must be from 0 to 5 mm", { min: 0, max: 5 }]],
  proof_not_ready: [["This proof is not ready yet"]],
  proof_not_newest: [["There is a newer proof of this card. Use that one."]],
  proof_outdated: [["The card was changed after this proof was made. Make a new proof."]],
  proof_letters_missing: [
    [
      "These letters can't be printed: \u2068ж 名\u2069. Correct the text, and make a new proof.",
      { letters: ["ж", "名"] },
    ],
  ],
  proof_without_name: [["Nobody is named for this card yet"]],
  proofs_changed_meanwhile: [
    [
      "Another proof has come since you looked. Nothing is approved yet: please look at the newest proofs, then approve.",
    ],
  ],
  proofs_none_to_approve: [["No proof waits for an answer"]],
  proofs_none_to_send: [["No proof is ready to be sent"]],
  proof_of_cancelled: [["This order is cancelled. Set another status first."]],
  proof_approved_already: [
    ["This proof is approved already. To change the card, make a new proof."],
  ],
  proof_not_approved: [
    [
      "This is not the approved proof, so it is not printed. Print the approved version, or have this one approved first.",
    ],
  ],
  proof_file_differs: [
    ["The stored print file is not the one that was approved. Make a new proof."],
  ],
  card_without_approval: [["Its proof is not approved yet"]],
  card_switched_off: [["The card is lost, replaced or switched off"]],
  millimetres_out_of_range: [["From 60 to 1,600 mm", { min: 60, max: 1600 }]],
  plate_too_small: [["No card fits on this sheet. Make it larger, or its margin smaller."]],
  quote_too_many_cards: [
    ["One order of a company has at most 2,000 cards. Please divide the request.", { max: 2000 }],
  ],
  plate_too_many_cards: [["At most 100 cards at once", { max: 100 }]],
  plate_files_too_large: [
    ["Together the print files are larger than 200 MB. Choose fewer cards.", { max: 200 }],
  ],
  plate_card_refused: [
    [
      "The card of order 9c41e7a2 can't be printed any more. Choose the orders again.",
      { orderNumber: "9c41e7a2" },
    ],
  ],
  plate_file_differs: [
    [
      "Order 9c41e7a2: the stored print file is not the one that was approved. Make a new proof.",
      { orderNumber: "9c41e7a2" },
    ],
  ],
  chip_serial_invalid: [
    [
      "A serial number has 4, 7 or 10 pairs of the signs 0 to 9 and A to F, e.g. 04:A3:1F:B2:C4:5D:80",
    ],
  ],
  chip_read_differs: [
    ["What was read from the chip is not the address of this card, so nothing was bound."],
  ],
  chip_of_another: [
    [
      "This chip belongs to a card of order 0a1b2c3d. Take another chip, or unbind it there first.",
      { orderNumber: "0a1b2c3d" },
    ],
  ],
  chip_card_has_another: [
    ["This card has another chip already. Replace it only if that one is broken."],
  ],
  chip_card_off: [["This card is lost, replaced or switched off, so no chip is bound to it."]],
  chip_order_cancelled: [
    ["The order of this card is cancelled, so no chip is bound to it. Set another status first."],
  ],
  days_out_of_range: [["From 30 to 3,652 days", { min: 30, max: 3652 }]],
  person_not_named: [["Give a whole email address or a whole phone number"]],
  chip_nothing_read: [["Give the serial number of a chip, or the address that it opens"]],
  board_moved_meanwhile: [["Somebody else has moved this order meanwhile."]],
  board_receipt_open: [["Its receipt is not accepted yet. Check the receipt first."]],
  handover_elsewhere: [
    ["This order is out with sheet 12. Tick it off there first.", { number: 12 }],
  ],
  handover_delivered: [["This order is delivered already."]],
  handover_settled: [["This order is ticked off already. Mark it as out again first."]],
  board_paid_already: [["Its receipt is accepted, so it is not new any more."]],
  board_no_proof: [["It has no proof yet. Make one first."]],
  board_not_approved: [["Its customer has not approved the proof yet."]],
  board_slip_unreadable: [["This is no packing slip, order number or card of this shop."]],
  card_replaced_already: [["This card was replaced already. Choose the new one."]],
  order_stored: [["The new order is saved"]],
  order_out_of_date: [["The list has changed meanwhile. Please try again."]],
  order_invalid: [["Expected 1 to 1,000 different ids", { max: 1000 }]],
  notification_obsolete: [["What it is about is not there any more, so it will not be sent"]],
  restore_country_taken: [
    ["Another country has this name or code now. Change or delete that one first."],
  ],
  restore_city_taken: [
    ["Its country has another city of this name now. Change or delete that one first."],
  ],
  restore_discount_taken: [
    ["Another discount has this code now. Change or delete that one first."],
  ],
  restore_country_first: [["Its country is deleted. Restore Jordan first.", { country: "Jordan" }]],
  restore_subscribed_again: [
    ["This address has subscribed again meanwhile. There is nothing to restore."],
  ],
  deleted: [
    ["Addon deleted", { entity: "addon" }],
    ["Note deleted", { entity: "order-note" }],
    ["Social media link deleted", { entity: "social-link" }],
  ],
  no_such_call: [["There is no such call"]],
  cross_site_request: [["This request came from another site and was refused."]],
  json_expected: [["Expected application/json"]],
  form_expected: [["Expected multipart/form-data"]],
  json_or_form_expected: [["Expected multipart/form-data or application/json"]],
  json_invalid: [["The body is not valid JSON"]],
  unreadable: [["The request can't be read"]],
  field_name_unreadable: [['The field name "a[" can\'t be read', { name: "a[" }]],
  sender_left: [["The sender left before the end."]],
  sender_left_early: [["The sender left before the pictures were read."]],
  parameter_not_whole: [
    [
      "page must be a whole number from 1 to 999999999",
      { parameter: "page", min: 1, max: 999_999_999 },
    ],
    ["rating must be a whole number from 1 to 5", { parameter: "rating", min: 1, max: 5 }],
  ],
  parameter_not_boolean: [["isActive must be true or false", { parameter: "isActive" }]],
  parameter_not_a_time: [["at must be a time in the ISO format", { parameter: "at" }]],
  parameter_repeated: [["page may be given only once", { parameter: "page" }]],
  parameter_not_a_date: [
    ["from must be a date like 2026-01-31", { parameter: "from", like: "2026-01-31" }],
  ],
  parameter_not_one_of: [
    ["f must be one of: avif, webp", { parameter: "f", options: ["avif", "webp"] }],
  ],
  sort_unknown: [
    [
      "sort must be one of createdAt, title, with - before it for descending",
      { options: ["createdAt", "title"] },
    ],
  ],
  parameter_too_long: [
    ["Idempotency-Key must be at most 255 characters", { parameter: "Idempotency-Key", max: 255 }],
    ["platform must be at most 50 characters", { parameter: "platform", max: 50 }],
  ],
  roster_file_too_large: [["Please choose a file of at most 5 MB", { megabytes: 5 }]],
  roster_unreadable: [
    ["This file can't be read. Please save the list as XLSX or CSV, and choose that file."],
  ],
  roster_other_kind: [
    [
      "This kind of file can't be read. Please open it in its program, save the list as XLSX or CSV, and choose that file.",
    ],
  ],
  roster_password: [
    ["This file has a password. Please save it without one, and choose that file."],
  ],
  roster_too_complex: [
    [
      "This file is too much to read. Please copy the list alone to a new file, and choose that one.",
    ],
  ],
  roster_too_many_columns: [
    [
      "This list has more than 200 columns. Please leave only those that the cards need.",
      { max: 200 },
    ],
  ],
  roster_too_many_rows: [
    [
      "This list has 2,311 rows. At most 2,000 people can be taken at once, so please divide it.",
      { rows: 2311, max: 2000 },
    ],
  ],
  roster_photos_too_large: [
    [
      "Please choose a ZIP of at most 60 MB, and send the other photos in a second one",
      { megabytes: 60 },
    ],
  ],
  roster_photos_no_zip: [
    ["This is no ZIP that can be read. Please put the photos into a new one, and choose that."],
  ],
  roster_photos_none: [["There are no photos in this file"]],
  roster_photos_many: [
    [
      "These are too many photos for one file: at most 2,000 are taken, with 400 MB together. Please divide them.",
      { max: 2000, megabytes: 400 },
    ],
  ],
  roster_photo_locked: [["This photo has a password. Please put it into the ZIP without one."]],
  roster_photo_twice: [["Another photo in this file is for the same person"]],
  roster_photo_late: [
    ["There was no time left for this photo. Please send it again, in another ZIP."],
  ],
  roster_more_people: [
    ["12 more people than cards that wait for a name. Order more cards for them.", { people: 12 }],
  ],
  roster_without_order: [
    ["This company has accepted no quote yet. Send it one, and order the cards once it has."],
  ],
  roster_row_ordered: [["This person has a card, so they stay on the list"]],
  company_card_cancelled: [["The order of this card is cancelled, so nothing can be done with it"]],
  company_card_unnamed: [["Nobody is named for this card yet. Put a name on it first."]],
  company_card_at_shop: [
    ["This card is still with the shop. It can be switched off or replaced once it was sent."],
  ],
  company_card_without_page: [
    [
      "The page of this card was deleted. Send its holder a link, with which a new page begins, or pass the card on.",
    ],
  ],
  company_card_without_email: [
    ["There is no email address to send the link to. Enter one first, or print a claim slip."],
  ],
  company_card_lost: [
    ["This card is lost, so it can't be passed on. Order a new one, and pass that on."],
  ],
  company_card_gone: [["This card is lost or switched off. Switch it on first."]],
  company_card_replaced: [["A new card was ordered in place of this one already"]],
  company_office_twice: [["Another office has this name"]],
  company_offices_many: [["At most 50 offices can be kept", { max: 50 }]],
  company_slips_none: [["There is no card for which a slip could be printed"]],
  company_slips_many: [
    ["At most 100 claim slips are made at once. Choose fewer cards.", { max: 100 }],
  ],
  roster_empty: [["There is nobody in this list"]],
  roster_column_missing: [["Please choose the column for: Position", { field: "position" }]],
  roster_sheet_chosen: [
    ['Only the sheet "Staff" was read, of 3 with a list', { name: "Staff", count: 3 }],
  ],
  roster_hidden_rows: [["Hidden rows were read too: 12", { count: 12 }]],
  roster_merged_cells: [["Merged cells count for each of their rows: 3", { count: 3 }]],
  roster_formulas: [["Formulas were taken as they were last worked out: 1,400", { count: 1400 }]],
  roster_formulas_empty: [["Formulas without a result were taken as empty: 7", { count: 7 }]],
  roster_letters_guessed: [
    ["The file does not say how its letters are stored. Please check that the names look right."],
  ],
  roster_cell_error: [["The spreadsheet shows an error here instead of a value"]],
  roster_cell_formula: [
    ["This is a formula, not what it gives. Please enter what should stand here."],
  ],
  roster_phone_shortened: [
    ["The spreadsheet has shortened this phone number. Please enter all of its digits."],
  ],
  roster_phone_is_date: [
    ["The spreadsheet has made a date of this phone number. Please enter it again."],
  ],
  roster_phone_zero: [
    ["The zero at the beginning was missing. It is 0790000000 now.", { phone: "0790000000" }],
  ],
  roster_phone_number: [
    ["The spreadsheet had it as a number. It is 962790000000 now.", { phone: "962790000000" }],
  ],
  roster_email_twice: [["Row 12 has the same email address", { row: 12 }]],
  roster_name_twice: [["Row 12 has the same name", { row: 12 }]],
  roster_in_other_list: [["Another list of the company has this person already"]],
  roster_office_unknown: [
    ["This is none of the company's offices, so the card goes to the address of the order"],
  ],
  roster_alphabets_mixed: [
    ['"Аnn" has letters of two alphabets, of which some look alike', { name: "Аnn" }],
  ],
};
