/**
 * What sentences speak of. The name travels as a parameter; beside it stands how the English sentence
 * calls it. Two fields that English calls alike may differ in another language.
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
  displayOrder: "Display order",
  price: "Price",
  name: "Name",
  title: "Title",
  company: "Company",
  quote: "Quote",
  shopName: "Shop name",
  port: "Port",
  security: "Security",
} as const;
export type FieldName = keyof typeof FIELDS;

/** Things of which a form takes so many. */
export const ITEMS = {
  phoneNumbers: "phone numbers",
  addons: "addons",
  options: "options",
  cardDesigns: "card designs",
  platforms: "platforms",
} as const;
export type Items = keyof typeof ITEMS;

/** Entities of the shop, by the name that the history has for them; `record` where none is known. */
export const ENTITIES = {
  record: "Record",
  product: "Product",
  addon: "Addon",
  country: "Country",
  city: "City",
  order: "Order",
  "bulk-order": "Bulk order",
  message: "Message",
  subscriber: "Subscriber",
  testimonial: "Testimonial",
  "social-link": "Social media link",
  "header-image": "Header image",
  settings: "Settings",
  user: "User",
  session: "Session",
  "mail-server": "Mail server",
} as const;
export type EntityName = keyof typeof ENTITIES;
