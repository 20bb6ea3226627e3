/**
 * The statuses that staff may set. `Read` and `Replied` occur only in old data and are shown
 * unchanged.
 */
export const MESSAGE_STATUSES = ["New", "In Progress", "Responded", "Closed"] as const;
export const KNOWN_MESSAGE_STATUSES = [...MESSAGE_STATUSES, "Read", "Replied"] as const;
