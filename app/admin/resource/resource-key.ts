import type { Call } from "#shared/http/call.ts";

/** The key prefix of everything that is cached of an entity. */
export const resourceKey = (list: Pick<Call, "path">) => ["resource", list.path];
