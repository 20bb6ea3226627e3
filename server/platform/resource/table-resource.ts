import type { InferInsertModel } from "drizzle-orm";
import type { z } from "zod";

import type { Database, Db } from "#server/platform/database/connect.ts";
import type { CsvCells } from "#server/platform/database/lists/export-rows.ts";
import { readExport } from "#server/platform/database/lists/exported-file.ts";
import { listRows } from "#server/platform/database/lists/list-rows.ts";
import type { ListQuery, RowOf } from "#server/platform/database/lists/list-rules.ts";
import { staffWrites, type StaffTable } from "#server/platform/database/staff-writes.ts";
import { withinTransaction } from "#server/platform/database/within-transaction.ts";
import type { FileService } from "#server/platform/files/file.service.ts";
import type { UploadedFile } from "#server/platform/http/multipart.ts";
import { present, type Besides, type RecordRow } from "#server/platform/http/present.ts";
import type { EntityName } from "#shared/api-messages/names.ts";
import type { CsvCall, ExportFormat } from "#shared/http/csv-call.ts";
import type { itemEnvelope } from "#shared/http/envelope.ts";
import type { PositionCall } from "#shared/http/position-call.ts";
import type { User } from "#shared/session/session.ts";

import { storeNewPositions, type PositionedRows } from "./new-positions.store.ts";
import { wholeRules, type OwnRules, type Part } from "./own-parts.ts";
import { withPictures, type PictureField } from "./picture-fields.ts";
import type { FormOf, ItemOf, Resource, ResourceBase, ResourceCalls } from "./resource-routes.ts";

/**
 * The parts of an entity besides its contract. Sorts, filters and answered fields that are columns of
 * the same name follow from contract and table.
 */
export type TableResource<Table extends StaffTable, Calls extends ResourceCalls> = OwnParts<
  Table,
  Calls
> &
  Part<
    "besides",
    Besides<RowOf<Table>, ItemOf<Calls>>,
    (row: RowOf<Table>) => Besides<RowOf<Table>, ItemOf<Calls>>
  > &
  (Calls extends { export: infer Export extends CsvCall }
    ? {
        /** What stands in the file of all records. */
        csv: CsvCells<Export>;
      }
    : { csv?: never });

interface OwnParts<Table extends StaffTable, Calls extends ResourceCalls> {
  calls: Calls;
  table: Table;
  /** Its name in the history and in messages, e.g. `addon`. */
  entity: EntityName;
  list: OwnRules<Table, QueryOf<Calls>>;
  /** Column values for the submitted fields, where they differ from the fields themselves. */
  columnsOf?(form: z.output<Calls["change"]["body"]>): Partial<InferInsertModel<Table>>;
  /** Further changes in the same transaction, or an error; gets the current, locked row. */
  beforeChange?(
    row: RowOf<Table>,
    change: z.output<Calls["change"]["body"]>,
  ): Partial<InferInsertModel<Table>> | void;
  pictures?: Record<string, PictureField>;
  /** For rows with a manual order. */
  position?: Calls extends { position: PositionCall } ? Pick<PositionedRows, "amongEquals"> : never;
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
  const { calls, table, entity, beforeChange, pictures = {} } = resource;
  const list = wholeRules<Table, QueryOf<Calls>>(table, resource.list, calls.list.query);
  const { answers } = calls.change as ResourceCalls["change"];
  const item = (answers[200]!.schema as ReturnType<typeof itemEnvelope<z.ZodObject>>).shape.data
    .shape.data;
  // What is missing in `besides`, if anything, is required by its type.
  const { besides = () => ({}) } = resource as { besides?: (row: RowOf<Table>) => object };
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
    present: (row) => present(item, row as RecordRow, besides(row) as never) as ItemOf<Calls>,

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
    const rows = {
      ...resource.position!,
      table: table as unknown as PositionedRows["table"],
      entity,
    };
    return database.transaction((trx) => storeNewPositions(trx, rows, ids, by));
  };
  // Which of the calls there are is the contract's to say.
  return { ...others, create, readExport: readFile, reorder } as ResourceBase<
    RowOf<Table>,
    Calls
  > as Resource<RowOf<Table>, Calls>;
}
