import type { ComponentType } from "react";
import type { DefaultValues, FieldValues, UseFormReturn } from "react-hook-form";
import type { z } from "zod";

import type { Call } from "#shared/http/call.ts";
import type { CsvCall } from "#shared/http/csv-call.ts";

import type { RowCard } from "./card-list.tsx";
import type { ListRules } from "./list-state.ts";
import type { PanelColumns } from "./table-columns.ts";

/** A record in the form of the API. */
export interface PanelRecord {
  _id: string;
  /** By it a save is refused that would undo what somebody else saved meanwhile. */
  updatedAt?: string;
}

/** The calls of an entity, as made by `resourceCalls`; a screen offers those that exist. */
export interface PanelCalls {
  list: Call & { query: z.ZodType };
  create?: Call & { body: z.ZodType };
  change: Call & { body: z.ZodType; path: `${string}/{id}` };
  remove: Call & { path: `${string}/{id}${string}` };
  export?: CsvCall;
}

/**
 * Everything specific to an entity's screen: columns, form and texts. Its screen is made from this.
 */
export interface ResourceView<
  Item extends PanelRecord,
  Values extends FieldValues,
  Sort extends string = string,
  Filters extends Record<string, string> = Record<string, string>,
> {
  calls: PanelCalls;
  words: ResourceWords<Item>;
  list: ListRules<Sort, Filters>;
  columns: PanelColumns<Item>;
  /** The record on phones. */
  card: (item: Item) => RowCard;
  /** Staff may look at it, and neither change nor delete it. */
  isProtected?: (item: Item) => boolean;
  /** The content of the read-only dialog; without it a row opens for editing. */
  Details?: ComponentType<{ item: Item }>;
  form: RecordForm<Item, Values>;
}

/** The fields of the dialog for creating and changing a record. */
export interface RecordForm<Item extends PanelRecord, Values extends FieldValues> {
  /** The values for a record, or for a new one. */
  valuesOf: (item: Item | undefined) => DefaultValues<Values>;
  Fields: ComponentType<RecordFieldsProps<Item, Values>>;
}

export interface RecordFieldsProps<Item extends PanelRecord, Values extends FieldValues> {
  form: UseFormReturn<Values>;
  /** Undefined for a new one. */
  item: Item | undefined;
  /** Picked pictures, by the field that they are sent as. */
  pictures: Readonly<Record<string, File | null>>;
  onPicture: (field: string, file: File | null) => void;
}

/** What a screen says. Functions are given the record that it speaks of. */
export interface ResourceWords<Item> {
  /** The screen's name. */
  title: () => string;
  search: () => string;
  empty: () => string;
  emptyHint: () => string;
  loadFailed: () => string;
  /** Names a record in labels and questions. */
  name: (item: Item) => string;
  add?: () => string;
  addTitle?: () => string;
  edit: () => string;
  editTitle: () => string;
  created?: () => string;
  updated: () => string;
  deleted: () => string;
  deleteTitle: (item: Item) => string;
  deleteQuestion: (item: Item) => string;
  deleteLabel: () => string;
  /** A failed write: the toast's title, and its text where the server gave none. */
  saveFailed: { title: () => string; text: () => string };
  deleteFailed: { title: () => string; text: () => string };
}
