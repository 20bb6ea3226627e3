import { cardStore } from "#server/features/cards/card.store.ts";
import { personsOf } from "#server/features/cards/order-of-person.ts";
import { productStore } from "#server/features/catalog/product.store.ts";
import { recordOrderChange } from "#server/features/orders/order-history.ts";
import { designIn, FormProblems } from "#server/features/orders/order-lines.ts";
import { orderStore } from "#server/features/orders/order.store.ts";
import { voidProofs } from "#server/features/proofs/void-proofs.ts";
import type { Database, Db } from "#server/platform/database/connect.ts";
import { mustBeVersion } from "#server/platform/database/must-be-version.ts";
import { UPLOADS_PATH, type FileLinks } from "#server/platform/files/file-links.ts";
import type { FileService } from "#server/platform/files/file.service.ts";
import { historyStore } from "#server/platform/history/history.store.ts";
import { fieldError, notFound } from "#server/platform/http-error.ts";
import type { UploadedFile } from "#server/platform/http/multipart.ts";
import { apiMessage } from "#shared/api-messages/any-message.ts";
import { whyNotCorrected } from "#shared/cards/printed.ts";
import type { CompanyDesign, CompanyDesignForm } from "#shared/companies/company-design.ts";
import { PRINTED_LINES } from "#shared/companies/printed-lines.ts";
import { FIRST_SCHEME } from "#shared/profiles/profile-parts.ts";
import { FIRST_THEME } from "#shared/profiles/theme.ts";
import type { User } from "#shared/session/session.ts";

import {
  companyDesignStore,
  lockDesign,
  type DesignColumns,
  type StoredDesign,
} from "./company-design.store.ts";
import { companyStore } from "./company.store.ts";
import { designColumns } from "./design-columns.ts";

interface DesignParts {
  database: Database;
  files: FileService;
  fileLinks: FileLinks;
  /** The origin of the addresses on cards. */
  cardUrl: string;
}

type By = Pick<User, "id"> | null;

/** The one design of all cards of a company, for staff and for whoever has the link to its page. */
export function companyDesignService({ database, files, fileLinks, cardUrl }: DesignParts) {
  /** As it was chosen, or as the cards are that it has. */
  async function designOf(db: Db, companyId: string): Promise<StoredDesign> {
    const company = await companyStore(db).find(companyId);
    if (!company) throw notFound("company");
    const stored = await companyDesignStore(db).find(companyId);
    if (stored) return stored;
    const [latest] = await companyDesignStore(db).ordersOf(companyId);
    const order = latest && (await orderStore(db).find(latest.id));
    const [offered] = (await mainProduct(db))?.designs ?? [];
    return {
      color: order?.color ?? offered?.color ?? "",
      colorName: order?.colorName ?? offered?.colorName ?? "",
      logo: order?.companyLogo ?? "",
      pageLogo: "",
      organization: order?.organization ?? company.name,
      organizationAr: "",
      printed: [...PRINTED_LINES],
      backText: "",
      theme: FIRST_THEME,
      scheme: FIRST_SCHEME,
      links: [],
      fixed: [],
      updatedAt: company.updatedAt,
    };
  }

  async function present(db: Db, companyId: string): Promise<CompanyDesign> {
    const { logo, pageLogo: _, updatedAt, ...design } = await designOf(db, companyId);
    const orders = await companyDesignStore(db).ordersOf(companyId);
    const count = (isOpen: boolean) =>
      orders
        .filter((order) => isOpenOrder(order) === isOpen)
        .reduce((sum, { states }) => sum + states.length, 0);
    return {
      ...design,
      company: companyId,
      logo: fileLinks.signedPath(logo),
      colors: ((await mainProduct(db))?.designs ?? []).map(
        ({ color, colorName, colorNameAr, left }) => ({
          color,
          name: colorName,
          nameAr: colorNameAr,
          isSoldOut: left === 0,
        }),
      ),
      openCards: count(true),
      printedCards: count(false),
      updatedAt: updatedAt.toISOString(),
    };
  }

  /** Changes the design while nobody else does, and everything that follows it. */
  async function change(
    companyId: string,
    by: By,
    work: (design: StoredDesign, trx: Db) => Promise<StoredDesign>,
  ): Promise<CompanyDesign> {
    return database.transaction(async (trx) => {
      await lockDesign(trx, companyId);
      const before = await designOf(trx, companyId);
      const design = columnsOf(await work(before, trx));
      await companyDesignStore(trx).save(companyId, design);
      await historyStore(trx).recordChange(
        by,
        "company",
        companyId,
        "update",
        toldOf(columnsOf(before)),
        toldOf(design),
      );
      for (const order of await companyDesignStore(trx).ordersOf(companyId)) {
        if (isOpenOrder(order)) await applyToOrder(trx, order.id, design, by);
      }
      await companyDesignStore(trx).applyToPages(companyId);
      return present(trx, companyId);
    });
  }

  async function applyToOrder(trx: Db, id: string, design: DesignColumns, by: By): Promise<void> {
    const order = await orderStore(trx).findForUpdate(id);
    if (!order) return;
    const columns = designColumns(design, order);
    const { furtherCards: _, companyLogo: _logo, ...told } = columns;
    const changed = await orderStore(trx).change(id, columns);
    await recordOrderChange(trx, by, id, order, told);
    await cardStore(trx).reprint(changed, personsOf(changed));
    await voidProofs(trx, id, cardUrl);
  }

  return {
    read: (companyId: string): Promise<CompanyDesign> => present(database.db, companyId),

    /** @param version the `updatedAt` that was seen; another is a 412 */
    save: (companyId: string, form: CompanyDesignForm, by: By, version: string | undefined) =>
      change(companyId, by, async (design, trx) => {
        mustBeVersion(design, version);
        const isKept = form.color.toLowerCase() === design.color.toLowerCase();
        const problems = new FormProblems();
        const { color, colorName } = isKept
          ? design
          : designIn(form.color, "color", (await mainProduct(trx)) ?? { designs: [] }, problems);
        problems.throwIfAny();
        return { ...design, ...form, color, colorName };
      }),

    /** Puts the logo in place of the one before, on cards and on pages. */
    async putLogo(companyId: string, sent: readonly UploadedFile[], by: By, sender?: AbortSignal) {
      await present(database.db, companyId);
      const logo = sent.findLast(({ field }) => field === "logo");
      if (!logo) throw fieldError("logo", apiMessage("not_a_picture"));
      const source = [{ path: logo.path, field: logo.field }];
      let before = "";
      const design = await files.storing(source, { isPublic: false, sender }, (forPrint) =>
        files.storing(source, { isPublic: true, sender }, (forPages) =>
          change(companyId, by, async (stored, trx) => {
            before = stored.pageLogo;
            await files.unregister(trx, before);
            await files.register(trx, [...forPrint, ...forPages]);
            return {
              ...stored,
              logo: forPrint[0]!.key,
              pageLogo: UPLOADS_PATH + forPages[0]!.key,
            };
          }),
        ),
      );
      await files.forget(before);
      return design;
    },

    async removeLogo(companyId: string, by: By) {
      let before = "";
      const design = await change(companyId, by, async (stored, trx) => {
        before = stored.pageLogo;
        await files.unregister(trx, before);
        return { ...stored, logo: "", pageLogo: "" };
      });
      await files.forget(before);
      return design;
    },
  };
}
export type CompanyDesignService = ReturnType<typeof companyDesignService>;

/** None of its cards is printed, so that all of them can still be otherwise. */
const isOpenOrder = ({
  status,
  states,
}: Awaited<ReturnType<ReturnType<typeof companyDesignStore>["ordersOf"]>>[number]): boolean =>
  whyNotCorrected(
    { status },
    states.map((state) => ({ state })),
  ) === undefined;

const mainProduct = async (db: Db) =>
  (await productStore(db).list({}, { limit: 1, offset: 0 })).rows[0];

const columnsOf = ({ updatedAt: _, ...design }: StoredDesign): DesignColumns => design;

/** As it stands on record: of the logo only that there is one. */
const toldOf = ({ logo, pageLogo: _, ...design }: DesignColumns) => ({
  design: { ...design, hasLogo: logo !== "" },
});
