import { apiMessage } from "#shared/api-messages/any-message.ts";

/** A schema of the OpenAPI document, as far as examples need it. */
export interface ExampleSchema {
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  examples?: unknown[];
  default?: unknown;
  format?: string;
  pattern?: string;
  anyOf?: ExampleSchema[];
  oneOf?: ExampleSchema[];
  allOf?: ExampleSchema[];
  properties?: Record<string, ExampleSchema>;
  additionalProperties?: unknown;
  items?: ExampleSchema;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
}

type Schemas = Record<string, ExampleSchema>;

const ID = "689f857545ca4e292e013f13";
const PICTURE = "/uploads/public/card-black.webp";

/** What stands in fields of these names: all of it says that it is an example, and nobody is named. */
const KNOWN: Readonly<Record<string, unknown>> = {
  _id: ID,
  id: ID,
  product: ID,
  addon: ID,
  ids: [ID],
  firstName: "Example",
  lastName: "Customer",
  fullName: "Example Customer",
  customerFullName: "Example Customer",
  nameOnCard: "Example Customer",
  name: "Example",
  position: "Founder",
  jobTitle: "Founder",
  organization: "Example Bakery",
  company: "Example Bakery",
  companyName: "Example Group",
  contactPerson: "Example Buyer",
  phone: "0790000000",
  phoneNumbers: ["0790000000"],
  deliveryPhone: "0790000000",
  whatsapp: "0790000000",
  phones: ["0790000000"],
  email: "customer@example.com",
  recipient: "customer@example.com",
  sender: "shop@example.com",
  host: "mail.example.com",
  mailServer: "mail.example.com",
  taxNumber: "123456789",
  buyerTaxNumber: "123456789",
  activityNumber: "1234567",
  serviceUrl: "https://e-invoices.example.com/",
  deliveryEmail: "customer@example.com",
  businessEmail: "office@example.com",
  linkedinUrl: "https://www.linkedin.com/in/example",
  instagramUrl: "https://www.instagram.com/example",
  url: "https://www.example.com/",
  password: "example password",
  token: "0123456789abcdef0123456789abcdef",
  pageToken: "0123456789abcdef0123456789abcdef",
  orderNumber: "2e013f13",
  discountCode: "",
  expectedTotal: 40,
  code: "0123456789",
  serial: "04A1B2C3D4E5F6",
  key: "0123456789abcdefghijklmnopqrstuvwxyzABCDEFG",
  addressLine1: "Example Street 1",
  fullAddress: "Example Street 1, Amman, Jordan",
  color: "black",
  colorName: "Matte Black",
  subject: "Delivery to Irbid",
  message: "How long does delivery take?",
  quote: "This is an example of a testimonial.",
  price: 35,
  total: 40,
  totalAmount: 40,
  deliveryFee: 5,
  cityFee: 5,
  rating: 5,
  employeeCount: 25,
  image: PICTURE,
  companyLogo: "/uploads/private/example.webp?expires=1&signature=example",
  estimatedDelivery: "2026-12-24",
  openapi: "3.1.0",
};

/** What stands where a message is reported by its code too. */
const REPORTED: Readonly<Record<string, unknown>> = {
  ...apiMessage("deleted", { entity: "addon" }),
};

/**
 * An example of what a schema describes, with every field.
 * @param schemas the document's named schemas
 */
export function exampleOf(schema: ExampleSchema, schemas: Schemas, name = ""): unknown {
  const { $ref, allOf } = schema;
  if ($ref) return exampleOf(schemas[$ref.split("/").at(-1)!] ?? {}, schemas, name);
  if (schema.examples?.length) return schema.examples[0];
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.default ?? schema.enum[0];
  if (fits(KNOWN[name], schema)) return KNOWN[name];
  if (allOf) {
    return Object.assign({}, ...allOf.map((each) => exampleOf(each, schemas, name)));
  }
  const [choice] = schema.anyOf ?? schema.oneOf ?? [];
  if (choice) return exampleOf(choice, schemas, name);
  return plainExample(schema, schemas, name);
}

function plainExample(schema: ExampleSchema, schemas: Schemas, name: string): unknown {
  switch ([schema.type].flat()[0]) {
    case "object": {
      const fields = Object.entries(schema.properties ?? {});
      const isReported = Object.keys(REPORTED).every((key) => schema.properties?.[key]);
      const example = fields.map(([key, each]) => [key, exampleOf(each, schemas, key)] as const);
      return { ...Object.fromEntries(example), ...(isReported ? REPORTED : {}) };
    }
    case "array":
      return schema.items ? [exampleOf(schema.items, schemas, name)] : [];
    case "boolean":
      return schema.default ?? true;
    case "integer":
    case "number":
      return schema.default ?? Math.max(schema.minimum ?? 1, 1);
    case "string":
      return textExample(schema);
    default:
      return null;
  }
}

const TEXT_BY_FORMAT: Readonly<Record<string, string>> = {
  "date-time": "2026-11-25T09:00:00.000Z",
  date: "2026-11-25",
  email: "customer@example.com",
  uri: "https://www.example.com/",
  binary: "(the bytes of the file)",
};

function textExample({ format = "", pattern = "", minLength = 0, maxLength = 60 }: ExampleSchema) {
  const known = TEXT_BY_FORMAT[format];
  if (known !== undefined) return known;
  const hex = /^\^\[0-9a-f\]\{(\d+)\}\$$/.exec(pattern)?.[1];
  if (hex) return "0123456789abcdef".repeat(4).slice(0, Number(hex));
  return "Example".padEnd(minLength, ".").slice(0, maxLength);
}

/** Whether a known value has the type that a field of this name has here. */
function fits(value: unknown, schema: ExampleSchema): boolean {
  if (value === undefined) return false;
  const types = [schema.type, ...(schema.anyOf ?? []).map(({ type }) => type)].flat();
  const type = Array.isArray(value) ? "array" : typeof value;
  const isOfType = types.some((each) => each === type || (each === "integer" && type === "number"));
  const isOfPattern =
    !schema.pattern || typeof value !== "string" || new RegExp(schema.pattern).test(value);
  const isShort =
    typeof value !== "string" || schema.maxLength === undefined || value.length <= schema.maxLength;
  return isOfType && isOfPattern && isShort;
}
