import type { ComponentType } from "react";
import type { DefaultValues, FieldValues, UseFormReturn } from "react-hook-form";
import type { z } from "zod";

import type { Call } from "#shared/http/call.ts";
import type { CsvCall } from "#shared/http/csv-call.ts";

import type { RowCard } from "./card-list.tsx";
import type { ListRules } from "./list-state.ts";
import type { RowAction } from "./row-action.ts";
import type { PanelColumns } from "./table-columns.ts";

/** A record as the API answers it. */
export interface PanelRecord {
  _id: string;
}

/** The calls of an entity, as `resourceCalls` makes them; a screen shows what there is. */
export interface PanelCalls {
  list: Call & { query: z.ZodType };
  /** Without it a record is known from its list alone. */
  one?: Call & { path: `${string}/{id}` };
  create?: Call & { body: z.ZodType };
  change: Call & { body: z.ZodType; path: `${string}/{id}` };
  remove: Call & { path: `${string}/{id}${string}` };
  export?: CsvCall;
}

/** How an entity is shown in the panel and what it says. Its screen is made from this. */
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
  /** What the read-only dialog shows; without it a row opens for editing. */
  Details?: ComponentType<{ item: Item }>;
  /** Shown in its place where more can be done with a record than to read it. */
  Dialog?: ComponentType<OpenedRecord<Item>>;
  /** Further ways to open that dialog. */
  ways?: readonly OpeningWay[];
  /** Without it records are not edited. */
  form?: RecordForm<Item, Values>;
}

/** What the dialog of one record is given. */
export interface OpenedRecord<Item> {
  item: Item;
  isOpen: boolean;
  onClose: () => void;
  /** The `OpeningWay` by which it was opened; none by a click on the row. */
  way: string | undefined;
}

/** An action of a row that opens its dialog at something. */
export interface OpeningWay extends Pick<RowAction<unknown>, "icon" | "keys" | "shortcut"> {
  name: string;
  label: () => string;
}

/** The fields of the dialog in which a record is created and changed. */
export interface RecordForm<Item extends PanelRecord, Values extends FieldValues> {
  /** Of a record, or of a new one. */
  valuesOf: (item: Item | undefined) => DefaultValues<Values>;
  Fields: ComponentType<RecordFieldsProps<Item, Values>>;
}

export interface RecordFieldsProps<Item extends PanelRecord, Values extends FieldValues> {
  form: UseFormReturn<Values>;
  /** Undefined for a new one. */
  item: Item | undefined;
  /** Pictures that were picked, by the field that they are sent as. */
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
  edit?: () => string;
  editTitle?: () => string;
  created?: () => string;
  updated: () => string;
  deleted: () => string;
  /** Below that. */
  deletedText?: () => string;
  deleteTitle: (item: Item) => string;
  deleteQuestion: (item: Item) => string;
  deleteLabel: () => string;
  saveFailed: FailureWords;
  deleteFailed: FailureWords;
}

/** What is said of a failed write. */
export interface FailureWords {
  title: () => string;
  /** Said where the server gave no reason; with `isFixed` whatever it gave. */
  text: () => string;
  isFixed?: true;
}
