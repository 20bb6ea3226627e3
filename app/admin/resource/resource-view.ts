import type { ComponentType, ReactNode } from "react";
import type { DefaultValues, FieldValues, UseFormReturn } from "react-hook-form";
import type { z } from "zod";

import type { Call } from "#shared/http/call.ts";
import type { CsvCall } from "#shared/http/csv-call.ts";

import type { RowCard } from "./card-list.tsx";
import type { ListRules } from "./list-state.ts";
import type { RowOrder } from "./row-order.ts";
import type { PanelColumns } from "./table-columns.ts";
import type { UploadState } from "./use-upload.ts";

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
> extends RecordView<Item, Values> {
  words: ResourceWords<Item>;
  list: ListRules<Sort, Filters>;
  /** The table; none where records are shown as tiles. */
  columns?: PanelColumns<Item>;
  /** The record on phones; none there either. */
  card?: (item: Item) => RowCard;
  /** Where staff put the records into order by hand. */
  order?: RowOrder<Item>;
  /** The record as a card among others, in place of the table. */
  Tile?: ComponentType<TileProps<Item>>;
  /** Staff may look at it, and neither change nor delete it. */
  isProtected?: (item: Item) => boolean;
  /** The content of the read-only dialog; without it a row opens for editing. */
  Details?: ComponentType<{ item: Item }>;
}

export interface TileProps<Item> {
  item: Item;
  /** What can be done with it: stands in a corner. */
  tools: ReactNode;
}

/** How one record is created, changed and deleted; all that its dialogs need. */
export interface RecordView<Item extends PanelRecord, Values extends FieldValues> {
  calls: PanelCalls;
  words: RecordWords;
  form: RecordForm<Item, Values>;
}

/** The fields of the dialog for creating and changing a record. */
export interface RecordForm<Item extends PanelRecord, Values extends FieldValues> {
  /** The values for a record, or for a new one. */
  valuesOf: (item: Item | undefined) => DefaultValues<Values>;
  Fields: ComponentType<RecordFieldsProps<Item, Values>>;
  /** While this says no of what is typed, the button that stores it is off. */
  canSave?: (values: DefaultValues<Values>) => boolean;
}

export interface RecordFieldsProps<Item extends PanelRecord, Values extends FieldValues> {
  form: UseFormReturn<Values>;
  /** Undefined for a new one. */
  item: Item | undefined;
  /** Picked pictures, by the field that they are sent as. */
  pictures: Readonly<Record<string, File | null>>;
  onPicture: (field: string, file: File | null) => void;
  /** While the pictures are sent. */
  upload: UploadState | undefined;
}

/** What a screen says. Functions are given the record that it speaks of. */
export interface ResourceWords<Item> extends RecordWords {
  /** The screen's name. */
  title: () => string;
  search: () => string;
  empty: () => string;
  emptyHint: () => string;
  loadFailed: () => string;
  /** Names a record in labels and questions. */
  name: (item: Item) => string;
  edit: () => string;
  deleteTitle: (item: Item) => string;
  deleteQuestion: (item: Item) => string;
  deleteLabel: () => string;
}

/** What is said while a record is written, and afterwards. */
export interface RecordWords {
  add?: () => string;
  addTitle?: () => string;
  editTitle: () => string;
  /** What the button reads that stores a change; 'Save' where this is left out. */
  save?: () => string;
  created?: () => string;
  updated: () => string;
  deleted: () => string;
  /** A failed write: the toast's title, and its text where the server gave none. */
  saveFailed: { title: () => string; text: () => string };
  /** The same where a new one could not be created, if that is said otherwise. */
  createFailed?: { title: () => string; text: () => string };
  deleteFailed: { title: () => string; text: () => string };
}
