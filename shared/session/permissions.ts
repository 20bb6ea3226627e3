/** What an account is for, the most powerful first. */
export const ROLES = ["owner", "manager", "maker", "viewer"] as const;
export type Role = (typeof ROLES)[number];

const EVERYBODY = ROLES;
const READERS = ["owner", "manager", "viewer"] as const;
const MAKERS = ["owner", "manager", "maker"] as const;
const MANAGERS = ["owner", "manager"] as const;
const OWNERS = ["owner"] as const;

/**
 * What accounts may do, and which roles may do it. Each call of staff names one of them in its contract;
 * `docs/permissions.md` has the table of calls and roles.
 */
const PERMISSIONS = {
  /** One's own account, and what no screen works without. */
  account: EVERYBODY,
  "orders.read": EVERYBODY,
  /** Statuses, corrections, notes, proofs, print files, chips. */
  "orders.write": MAKERS,
  "orders.delete": MANAGERS,
  /** Receipts, sales. */
  "money.read": READERS,
  /** Whether a payment has arrived. */
  "money.write": MANAGERS,
  /** Messages, bulk orders, quotes, subscribers, and what the shop wrote to people. */
  "customers.read": READERS,
  "customers.write": MANAGERS,
  /** What the shop offers and shows: product, addons, places, testimonials, links, pictures. */
  "catalogue.read": EVERYBODY,
  "catalogue.write": MANAGERS,
  "settings.read": READERS,
  "settings.write": MANAGERS,
  /** Where customers pay to and by which server mails go out. */
  "security.read": MANAGERS,
  "security.write": OWNERS,
  /** Whole lists as files. */
  exports: MANAGERS,
  bin: MANAGERS,
  /** What the shop has of a person, over everything. */
  "people.read": MANAGERS,
  /** Erasing it, and for how long it is kept. */
  "people.write": OWNERS,
  /** Who did what. */
  "record.read": READERS,
  "accounts.read": MANAGERS,
  "accounts.write": OWNERS,
} as const satisfies Record<string, readonly Role[]>;
export type Permission = keyof typeof PERMISSIONS;

/** The areas with one permission to read and one to change. */
export type Area = {
  [Name in Permission]: Name extends `${infer Start}.write` ? Start : never;
}[Permission];

/** Whether accounts of this role may do it. */
export const may = (role: Role, permission: Permission): boolean =>
  (PERMISSIONS[permission] as readonly Role[]).includes(role);
