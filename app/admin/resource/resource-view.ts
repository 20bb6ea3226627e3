import type { ComponentType, ReactNode } from "react";
import type { DefaultValues, FieldValues, UseFormReturn } from "react-hook-form";
import type { z } from "zod";

import type { Call } from "#shared/http/call.ts";
import type { CsvCall } from "#shared/http/csv-call.ts";
import type { Permission } from "#shared/session/permissions.ts";

import type { RowCard } from "./card-list.tsx";
import type { ListRules } from "./list-state.ts";
import type { RowAction } from "./row-action.ts";
import type { RowPosition } from "./row-position.ts";
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
  /** Without it a record is known from its list alone. */
  one?: Call & { path: `${string}/{id}` };
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
> extends Omit<RecordView<Item, Values>, "form"> {
  texts: ResourceTexts<Item>;
  list: ListRules<Sort, Filters>;
  /** The table's columns; not needed with `Tile`. */
  columns?: PanelColumns<Item>;
  /** A record on phones; not needed with `Tile`. */
  card?: (item: Item) => RowCard;
  /** For records that staff put in their positions. */
  position?: RowPosition<Item>;
  /** Shows the records as cards in a grid instead of a table. */
  Tile?: ComponentType<TileProps<Item>>;
  /** Staff may look at it, and neither change nor delete it. */
  isProtected?: (item: Item) => boolean;
  /** The content of the read-only dialog; without it a row opens for editing. */
  Details?: ComponentType<{ item: Item }>;
  /** Shown in its place where more can be done with a record than to read it. */
  Dialog?: ComponentType<OpenedRecord<Item>>;
  /** Further ways to open that dialog. */
  ways?: readonly OpeningWay[];
  /** Without it records are not edited. */
  form?: RecordForm<Item, Values>;
  /** What 'Retry' does when the list could not be loaded; by default it is loaded again. */
  onRetry?: () => void;
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
  /** Without this permission it is not offered. */
  needs: Permission;
}

export interface TileProps<Item> {
  item: Item;
  /** The handle and the menu, for a corner of the card. */
  tools: ReactNode;
}

/** All that the dialogs for one record need: create, change, delete. */
export interface RecordView<Item extends PanelRecord, Values extends FieldValues> {
  calls: PanelCalls;
  texts: RecordTexts;
  form: RecordForm<Item, Values>;
}

/** The fields of the dialog for creating and changing a record. */
export interface RecordForm<Item extends PanelRecord, Values extends FieldValues> {
  /** The values for a record, or for a new one. */
  valuesOf: (item: Item | undefined) => DefaultValues<Values>;
  Fields: ComponentType<RecordFieldsProps<Item, Values>>;
  /** What the form's values must be, where that is more than the calls ask for. */
  schema?: z.ZodType;
  /** Whether the save button is enabled; always by default. */
  canSave?: (values: DefaultValues<Values>) => boolean;
}

export interface RecordFieldsProps<Item extends PanelRecord, Values extends FieldValues> {
  form: UseFormReturn<Values>;
  /** Undefined for a new one. */
  item: Item | undefined;
  /** Picked pictures, by the field that they are sent as. */
  pictures: Readonly<Record<string, File | null>>;
  onPicture: (field: string, file: File | null) => void;
  /** Defined during an upload. */
  upload: UploadState | undefined;
}

/** What a screen says. Functions are given the record that it speaks of. */
export interface ResourceTexts<Item> extends RecordTexts {
  /** The screen's name. */
  title: () => string;
  search: () => string;
  empty: () => string;
  emptyHint: () => string;
  loadFailed: () => string;
  /** Names a record in labels and questions. */
  name: (item: Item) => string;
  deleteTitle: (item: Item) => string;
  deleteQuestion: (item: Item) => string;
  deleteLabel: () => string;
}

/** The texts of a record's dialogs and toasts. */
export interface RecordTexts {
  add?: () => string;
  edit?: () => string;
  /** The title of the dialog that changes a record, if it is not `edit`. */
  editTitle?: () => string;
  /** The label of the button that saves a change; 'Save' by default. */
  save?: () => string;
  created?: () => string;
  updated: () => string;
  deleted: () => string;
  /** Below that. */
  deletedText?: () => string;
  saveFailed?: FailureTexts;
  /** The same where a new one could not be created, if that is reported otherwise. */
  createFailed?: FailureTexts;
  deleteFailed?: FailureTexts;
}

/** What is reported of a failed write. */
export interface FailureTexts {
  /** The toast's title. */
  title: () => string;
  /** Reported where the server gave no reason; with `isFixed` whatever it gave. */
  text: () => string;
  isFixed?: true;
}
