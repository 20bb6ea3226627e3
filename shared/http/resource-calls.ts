import { z } from "zod";

import type { Area } from "../session/permissions.ts";
import { doneSchema, listEnvelope, itemEnvelope } from "./envelope.ts";

/** The public description of an entity: its path, its fields, its form. */
interface ResourceContract {
  /** E.g. `/addons`; a single record is at `/addons/{id}`. */
  path: string;
  tag: string;
  /** Listing needs the permission to read it, everything else the one to change it. */
  area: Area;
  /** What the documentation calls its responses, e.g. `The addon` and `The addons`. */
  named: { one: string; many: string };
  item: z.ZodType;
  /** `?page&limit&search&sort` and the filters, made by `listQuerySchema`. */
  query: z.ZodType;
  /** The fields of a new record; a change names some of them. */
  form: z.ZodType;
  change: z.ZodType;
  /** Fields that carry pictures; see `Call.files`. */
  files?: Readonly<Record<string, string>>;
  /** What each call does, for the documentation. */
  summaries: { list: string; create: string; change: string; remove: string };
  /** See `Call.isAlwaysPaged`. */
  isAlwaysPaged?: true;
  /** Deleting some records is rejected, with a reason. */
  mayRefuseDeleting?: true;
}

/** By it a client makes sure that nobody has changed the record since it was read. */
export const versionHeader = z.object({
  "if-match": z.string().optional().meta({
    description:
      "The record's `updatedAt`; without it the change is made whoever changed it before",
  }),
});

type FilesOf<Contract> = Contract extends { files: infer Files } ? Files : undefined;

/**
 * The usual four calls of an entity: list, create, change and delete. They are plain `Call`s, so
 * any of them can be left out, replaced or combined with others.
 */
export function resourceCalls<const Contract extends ResourceContract>(contract: Contract) {
  type Path = Contract["path"];
  const { path, tag, named, item, query, form, change, files, summaries } = contract as Contract;
  const reads = { permission: `${contract.area}.read` as const };
  const writes = { permission: `${contract.area}.write` as const };
  const one = itemEnvelope<Contract["item"]>(item);
  const pictures = { files: files as FilesOf<Contract> };
  const onePath = `${path}/{id}` as `${Path}/{id}`;
  return {
    list: {
      method: "get",
      path: path as Path,
      tag,
      summary: summaries.list,
      ...reads,
      query: query as Contract["query"],
      ...(contract.isAlwaysPaged ? { isAlwaysPaged: true as const } : {}),
      answers: { 200: { schema: listEnvelope<Contract["item"]>(item), description: named.many } },
    },
    create: {
      method: "post",
      path: path as Path,
      tag,
      summary: summaries.create,
      ...writes,
      body: form as Contract["form"],
      ...pictures,
      answers: { 201: { schema: one, description: named.one } },
    },
    change: {
      method: "patch",
      path: onePath,
      tag,
      summary: summaries.change,
      ...writes,
      headers: versionHeader,
      body: change as Contract["change"],
      refusals: [412],
      ...pictures,
      answers: { 200: { schema: one, description: named.one } },
    },
    remove: {
      method: "delete",
      path: onePath,
      tag,
      summary: summaries.remove,
      ...writes,
      refusals: contract.mayRefuseDeleting ? ([400] as const) : [],
      answers: { 200: { schema: doneSchema, description: "Deleted" } },
    },
  } as const;
}

/** Opens a list to everybody and has it cached: for lists that visitors see. */
export function openToAll<const List extends { permission: unknown }>({
  permission: _,
  ...list
}: List) {
  return { ...list, isPublic: true, isCached: true } as const;
}
