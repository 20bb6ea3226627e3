import { contactIn } from "#server/features/notifications/shop-contact.ts";
import { recordOrderChange, type OwnPageDeed } from "#server/features/orders/order-history.ts";
import { settingsStore } from "#server/features/settings/settings.store.ts";
import type { Database, Db } from "#server/platform/database/connect.ts";
import { mustBeVersion } from "#server/platform/database/must-be-version.ts";
import { UPLOADS_PATH } from "#server/platform/files/file-links.ts";
import type { FileService } from "#server/platform/files/file.service.ts";
import { fieldError, notFound } from "#server/platform/http-error.ts";
import type { UploadedFile } from "#server/platform/http/multipart.ts";
import { apiMessage } from "#shared/api-messages/any-message.ts";
import { readCardCode } from "#shared/cards/card-code.ts";
import type { Locale } from "#shared/i18n/locale.ts";
import type { OwnPage } from "#shared/profiles/own-page.ts";
import type { OwnValues } from "#shared/profiles/own-values.ts";

import { mustLeaveFixed } from "./fixed-parts.ts";
import { ownPageStore } from "./own-page.store.ts";
import { lockPageOfToken, pageOfToken, presentOwnPage } from "./own-page.ts";
import { profileLinkStore } from "./profile-link.store.ts";

interface OwnPageParts {
  database: Database;
  files: FileService;
  /** The origin of the addresses on cards. */
  cardUrl: string;
}

/** That the owner did something, in the history of the order; not what they wrote, which is theirs alone. */
const onRecord = (trx: Db, { orderId }: { orderId: string }, ownPage: OwnPageDeed) =>
  recordOrderChange(trx, null, orderId, {}, { ownPage });

/** What the owners of cards' pages do with them; a link stands for its owner. */
export function ownPageService({ database, files, cardUrl }: OwnPageParts) {
  async function frameIn(db: Db, language: Locale) {
    const shop = await settingsStore(db).find();
    return { cardUrl, shopName: shop ? contactIn(language, shop).shopName : "" };
  }

  async function present(db: Db, token: string): Promise<OwnPage> {
    const found = await pageOfToken(db, token);
    return presentOwnPage(db, found, await frameIn(db, found.profile.language));
  }

  /** Does `work` with the page of a link, and answers it as it stands then. */
  function change(
    token: string,
    work: (found: Awaited<ReturnType<typeof lockPageOfToken>>, trx: Db) => Promise<void>,
  ): Promise<OwnPage> {
    return database.transaction(async (trx) => {
      await work(await lockPageOfToken(trx, token), trx);
      return present(trx, token);
    });
  }

  return {
    /** A link that its owner asked for ends the others when it is first used. */
    read: (token: string): Promise<OwnPage> =>
      database.transaction(async (trx) => {
        const { link } = await pageOfToken(trx, token);
        if (link.endsOthers) await profileLinkStore(trx).endOthers(link);
        return present(trx, token);
      }),

    /** @param version the `updatedAt` that the owner has seen; another is a 412 */
    save: (token: string, values: OwnValues, version: string | undefined) =>
      change(token, async ({ profile }, trx) => {
        mustBeVersion(profile, version);
        mustLeaveFixed(profile, values);
        await ownPageStore(trx).change(profile.id, values);
        await onRecord(trx, profile, "changed");
      }),

    /** Puts the photo in place of the one before, whose file is deleted. */
    async putPhoto(token: string, sent: readonly UploadedFile[], sender?: AbortSignal) {
      await pageOfToken(database.db, token);
      const photo = sent.findLast(({ field }) => field === "photo");
      if (!photo) throw fieldError("photo", apiMessage("not_a_picture"));
      let before = "";
      const page = await files.storing(
        [{ path: photo.path, field: photo.field }],
        { isPublic: true, sender },
        (stored) =>
          change(token, async ({ profile }, trx) => {
            before = profile.photo;
            await files.unregister(trx, before);
            await files.register(trx, stored);
            const photo = UPLOADS_PATH + stored[0]!.key;
            await ownPageStore(trx).change(profile.id, { photo, photoBy: "owner" });
            await onRecord(trx, profile, "changed");
          }),
      );
      await files.forget(before);
      return page;
    },

    async removePhoto(token: string) {
      let before = "";
      const page = await change(token, async ({ profile }, trx) => {
        before = profile.photo;
        if (before === "") return;
        await files.unregister(trx, before);
        await ownPageStore(trx).change(profile.id, { photo: "", photoBy: "owner" });
        await onRecord(trx, profile, "changed");
      });
      await files.forget(before);
      return page;
    },

    /** Turns a card off that is lost, or brings it back as it was; sent twice it stays so. */
    report: (token: string, typed: string, isLost: boolean) =>
      change(token, async ({ profile }, trx) => {
        const store = ownPageStore(trx);
        const code = readCardCode(typed);
        const found = code === undefined ? undefined : await store.lockCard({ code });
        if (found?.card.profileId !== profile.id) throw notFound("record");
        const { id, state, stateBeforeLost } = found.card;
        if (isLost === (state === "lost")) return;
        // Only the shop, which has switched it off, can switch it on.
        if (state === "off") throw notFound("record");
        await (isLost
          ? store.setState(id, "lost", state)
          : store.setState(id, stateBeforeLost ?? "with_customer", null));
        await onRecord(trx, profile, isLost ? "lost" : "found");
      }),

    /** Ends every link to the page and to its order, and answers the token of a new one. */
    renew: (token: string): Promise<string> =>
      database.transaction(async (trx) => {
        const { profile } = await lockPageOfToken(trx, token);
        const links = profileLinkStore(trx);
        await links.endAll(profile.id);
        await ownPageStore(trx).endOrderLinks(profile);
        await onRecord(trx, profile, "renewed");
        return links.add(profile.id);
      }),

    /** Deletes all that the page holds. Its cards stay, and open nothing. */
    async delete(token: string): Promise<void> {
      const photo = await database.transaction(async (trx) => {
        const { profile } = await lockPageOfToken(trx, token);
        await files.unregister(trx, profile.photo);
        await ownPageStore(trx).delete(profile.id);
        await onRecord(trx, profile, "deleted");
        return profile.photo;
      });
      await files.forget(photo);
    },
  };
}
export type OwnPageService = ReturnType<typeof ownPageService>;
