/** What staff may set. `Read` and `Replied` stand in old data only and are shown as they are. */
export const MESSAGE_STATUSES = ["New", "In Progress", "Responded", "Closed"] as const;
export const KNOWN_MESSAGE_STATUSES = [...MESSAGE_STATUSES, "Read", "Replied"] as const;
