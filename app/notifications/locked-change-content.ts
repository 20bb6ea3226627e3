import { m } from "#app/i18n/translations.ts";
import { changedFacts, changerFacts, whatChanged } from "#app/locked-changes/locked-change-text.ts";
import { UNDO_HOURS } from "#shared/locked-changes/locked-change.ts";

import type { NotificationWriter } from "./notification-content.ts";

/** Tells owners what was changed that decides over the shop, with the link that undoes it. */
export const lockedChange: NotificationWriter<"locked-change" | "locked-change-by-server-before"> =
  {
    email({ change, pageUrl, shop }) {
      const what = whatChanged(change);
      const facts = [...changedFacts(change), ...changerFacts(change)];
      return {
        subject: m.locked_subject({ shop: shop.shopName, what }),
        preview: changedFacts(change)
          .map(({ name, value }) => `${name}: ${value}`)
          .join(" · "),
        title: what,
        intro: m.locked_told_intro({ by: change.by }),
        sections: [{ kind: "facts", title: m.locked_changed(), facts }],
        action: { label: m.locked_told_open(), url: pageUrl },
        note: m.locked_told_note({ hours: UNDO_HOURS }),
        shop,
      };
    },
  };

/** Tells owners that such a change was undone. */
export const changeUndone: NotificationWriter<"change-undone"> = {
  email({ change, undoneBy, shop }) {
    const what = whatChanged(change);
    const intro = m.locked_undone_intro({ undoneBy, by: change.by });
    const facts = [...changedFacts(change), ...changerFacts(change)];
    return {
      subject: m.locked_undone_subject({ shop: shop.shopName, what }),
      preview: intro,
      title: m.locked_undone_title(),
      intro,
      sections: [{ kind: "facts", title: m.locked_undone_was(), facts }],
      note: m.locked_undone_note(),
      shop,
    };
  },
};
