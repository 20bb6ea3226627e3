import type { InferInsertModel } from "drizzle-orm";
import type { z } from "zod";

import type { Database, Db } from "#server/platform/database/connect.ts";
import type { CsvCells } from "#server/platform/database/lists/export-rows.ts";
import { readExport } from "#server/platform/database/lists/exported-file.ts";
import { listRows } from "#server/platform/database/lists/list-rows.ts";
import type { ListQuery, ListRules, RowOf } from "#server/platform/database/lists/list-rules.ts";
import { staffWrites, type StaffTable } from "#server/platform/database/staff-writes.ts";
import { withinTransaction } from "#server/platform/database/within-transaction.ts";
import type { FileService } from "#server/platform/files/file.service.ts";
import type { UploadedFile } from "#server/platform/http/multipart.ts";
import type { CsvCall, ExportFormat } from "#shared/http/csv-call.ts";
import type { OrderCall } from "#shared/http/order-call.ts";
import type { EntityName } from "#shared/sentences/names.ts";
import type { User } from "#shared/session/session.ts";

import { storeNewOrder, type OrderedRows } from "./new-order.store.ts";
import { withPictures, type PictureField } from "./picture-fields.ts";
import type { FormOf, ItemOf, Resource, ResourceBase, ResourceCalls } from "./resource-routes.ts";

/** The parts of an entity besides its contract. */
export interface TableResource<Table extends StaffTable, Calls extends ResourceCalls> {
  calls: Calls;
  table: Table;
  /** Its name in the history and in sentences, e.g. `addon`. */
  entity: EntityName;
  list: ListRules<QueryOf<Calls>>;
  /** Column values for the submitted fields, where they differ from the fields themselves. */
  columnsOf?(form: z.output<Calls["change"]["body"]>): Partial<InferInsertModel<Table>>;
  /** Further changes in the same transaction, or an error; gets the current, locked row. */
  beforeChange?(
    row: RowOf<Table>,
    change: z.output<Calls["change"]["body"]>,
  ): Partial<InferInsertModel<Table>> | void;
  pictures?: Record<string, PictureField>;
  /** For rows with a manual order. */
  order?: Calls extends { order: OrderCall } ? Pick<OrderedRows, "amongEquals"> : never;
  /** What stands in the file of all records. */
  csv: Calls extends { export: infer Export extends CsvCall } ? CsvCells<Export> : undefined;
  present(row: RowOf<Table>): ItemOf<Calls>;
}

type QueryOf<Calls extends ResourceCalls> = z.output<Calls["list"]["query"]> & ListQuery;

export interface ResourceParts {
  database: Database;
  files: FileService;
}

/**
 * Lists, creates, updates and deletes a table's rows in the usual way, with pictures and history.
 * An entity with special rules spreads these operations and replaces some of them.
 */
export function tableResource<Table extends StaffTable, const Calls extends ResourceCalls>(
  { database, files }: ResourceParts,
  resource: TableResource<Table, Calls>,
): Resource<RowOf<Table>, Calls> {
  const { calls, table, entity, list, beforeChange, pictures = {}, present } = resource;
  const columnsOf = resource.columnsOf ?? ((form) => form as Partial<InferInsertModel<Table>>);
  const writesIn = (trx: Db) => staffWrites(withinTransaction(database, trx), table, entity);

  const writing = <Result>(
    form: object,
    sent: readonly UploadedFile[],
    write: (paths: object, trx: Db, mustBeKnown: () => Promise<void>) => Promise<Result>,
  ) =>
    withPictures(
      { database, files, table },
      pictures,
      form as Record<string, unknown>,
      sent,
      write,
    );

  const create = (form: FormOf<Calls>, sent: readonly UploadedFile[], by: User) =>
    writing(form as object, sent, async (paths, trx, mustBeKnown) => {
      await mustBeKnown();
      const columns = columnsOf(form as z.output<Calls["change"]["body"]>);
      return writesIn(trx).create({ ...columns, ...paths } as InferInsertModel<Table>, by);
    });

  const others: ResourceBase<RowOf<Table>, Calls> = {
    calls,
    entity,
    present,

    list: (query, viewer, slice) =>
      listRows(database.db, table, list, query as QueryOf<Calls>, viewer, slice),

    change: (id, change, sent, by, version) =>
      writing(change as object, sent, (paths, trx, mustBeKnown) =>
        writesIn(trx).update(
          id,
          (row) => ({ ...columnsOf(change), ...paths, ...beforeChange?.(row, change) }),
          by,
          { version, check: mustBeKnown },
        ),
      ),

    remove: (id: string, by: User) => staffWrites(database, table, entity).remove(id, by),
  };
  const readFile = (query: QueryOf<Calls>, format: ExportFormat) => {
    const source = { call: calls.export!, table, rules: list, cells: resource.csv! };
    return readExport(database, source, query, format);
  };
  const reorder = (ids: readonly string[], by: User) => {
    const rows = { ...resource.order!, table: table as unknown as OrderedRows["table"], entity };
    return database.transaction((trx) => storeNewOrder(trx, rows, ids, by));
  };
  // Which of the calls there are is the contract's to say.
  return { ...others, create, readExport: readFile, reorder } as ResourceBase<
    RowOf<Table>,
    Calls
  > as Resource<RowOf<Table>, Calls>;
}
