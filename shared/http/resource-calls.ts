import type { z } from "zod";

import { doneSchema, listEnvelope, itemEnvelope } from "./envelope.ts";

/** What clients are told of an entity: where it is found, what it looks like, what may be sent. */
interface ResourceContract {
  /** E.g. `/addons`; one record is at `/addons/{id}`. */
  path: string;
  tag: string;
  /** What a success is called in the documentation, e.g. `The addon` and `The addons`. */
  named: { one: string; many: string };
  item: z.ZodType;
  /** `?page&limit&search&sort` and the filters, made by `listQuerySchema`. */
  query: z.ZodType;
  /** What a new record needs, and what a change may name. */
  form: z.ZodType;
  change: z.ZodType;
  /** Fields that carry pictures; see `Call.files`. */
  files?: Readonly<Record<string, string>>;
  /** What each call does, for the documentation. */
  summaries: { list: string; create: string; change: string; remove: string };
  /** Deleting is refused for some records with a reason. */
  mayRefuseDeleting?: true;
}

type FilesOf<Contract> = Contract extends { files: infer Files } ? Files : undefined;

/**
 * The four calls of an entity that staff list, create, change and delete. Any of them can be left
 * out, replaced or accompanied by calls written by hand: they are plain `Call`s.
 */
export function resourceCalls<const Contract extends ResourceContract>(contract: Contract) {
  type Path = Contract["path"];
  const { path, tag, named, item, query, form, change, files, summaries } = contract as Contract;
  const one = itemEnvelope<Contract["item"]>(item);
  const pictures = { files: files as FilesOf<Contract> };
  const onePath = `${path}/{id}` as `${Path}/{id}`;
  return {
    list: {
      method: "get",
      path: path as Path,
      tag,
      summary: summaries.list,
      query: query as Contract["query"],
      answers: { 200: { schema: listEnvelope<Contract["item"]>(item), description: named.many } },
    },
    create: {
      method: "post",
      path: path as Path,
      tag,
      summary: summaries.create,
      body: form as Contract["form"],
      ...pictures,
      answers: { 201: { schema: one, description: named.one } },
    },
    change: {
      method: "patch",
      path: onePath,
      tag,
      summary: summaries.change,
      body: change as Contract["change"],
      ...pictures,
      answers: { 200: { schema: one, description: named.one } },
    },
    remove: {
      method: "delete",
      path: onePath,
      tag,
      summary: summaries.remove,
      refusals: contract.mayRefuseDeleting ? ([400] as const) : [],
      answers: { 200: { schema: doneSchema, description: "Deleted" } },
    },
  } as const;
}

/** Reading is open to anybody, and cached for them: for lists that visitors see. */
export function openToAll<const List extends { summary: string }>(list: List) {
  return { ...list, isPublic: true, isCached: true } as const;
}
