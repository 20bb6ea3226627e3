/**
 * The names of things in messages. The key is sent as a parameter; the value is used in the
 * English message. Two fields with the same English name may have different names in another
 * language: those are the texts `sentence_field_…` and `sentence_entity_…`, without which a name here
 * does not compile.
 */

/** Fields of forms. */
export const FIELDS = {
  firstName: "First name",
  lastName: "Last name",
  position: "Position",
  organization: "Organization",
  nameOnCard: "Name on card",
  addressLine1: "Address",
  typedCountry: "Country",
  typedCity: "City",
  paymentMethod: "Payment method",
  companyName: "Company name",
  contactPerson: "Contact person name",
  fullName: "Full name",
  email: "Email",
  subject: "Subject",
  message: "Message",
  productTitle: "Product title",
  productDescription: "Product description",
  color: "Color",
  colorName: "Color name",
  countryName: "Country name",
  countryCode: "Country code",
  cityName: "City name",
  country: "Country",
  addonTitle: "Addon title",
  inputType: "Input type",
  status: "Status",
  paymentState: "Payment",
  reason: "Reason",
  amount: "Amount",
  method: "Method",
  note: "Note",
  displayOrder: "Display order",
  price: "Price",
  from: "Number of cards",
  stock: "Cards left",
  name: "Name",
  title: "Title",
  company: "Company",
  quote: "Quote",
  shopName: "Shop name",
  port: "Port",
  security: "Security",
  courier: "Courier",
  trackingNumber: "Tracking number",
  trackingUrl: "Link",
  sellerName: "Seller's name",
  taxNumber: "Tax number",
  taxMode: "Sales tax",
  taxCategory: "Tax category",
  issueWhen: "Time of issue",
  discountCode: "Discount code",
  percent: "Percentage",
  limit: "Limit",
} as const;
export type FieldName = keyof typeof FIELDS;

/** Things that a form accepts a limited number of. */
export const ITEMS = {
  phoneNumbers: "phone numbers",
  addons: "addons",
  furtherCards: "further cards",
  options: "options",
  cardDesigns: "card designs",
  platforms: "platforms",
  orders: "orders",
} as const;
export type Items = keyof typeof ITEMS;

/** Entities of the shop, by their names in the history; `record` where none is known. */
export const ENTITIES = {
  record: "Record",
  product: "Product",
  addon: "Addon",
  country: "Country",
  city: "City",
  order: "Order",
  "order-note": "Note",
  refund: "Refund",
  invoice: "Invoice",
  "bulk-order": "Bulk order",
  message: "Message",
  notification: "Notification",
  subscriber: "Subscriber",
  testimonial: "Testimonial",
  "social-link": "Social media link",
  "header-image": "Header image",
  discount: "Discount",
  company: "Company",
  quote: "Quote",
  settings: "Settings",
  user: "User",
  session: "Session",
  invitation: "Invitation",
  "second-factor": "Second factor",
  passkey: "Passkey",
  "authenticator-app": "Authenticator app",
  "app-password": "App password",
  "mail-server": "Mail server",
  "e-invoicing": "E-invoicing",
  "e-invoice": "E-invoice",
  person: "Person",
} as const;
export type EntityName = keyof typeof ENTITIES;

/** What can be restored after it was deleted. */
export const BIN_ENTITIES = [
  "order",
  "bulk-order",
  "message",
  "testimonial",
  "social-link",
  "subscriber",
  "country",
  "city",
  "addon",
  "header-image",
  "discount",
  "company",
] as const satisfies readonly EntityName[];
