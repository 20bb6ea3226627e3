import { useState } from "react";

import { m } from "#app/i18n/translations.ts";
import { Button } from "#app/ui/button.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { formatPrice } from "#app/ui/price.ts";
import type { CompanyCard, ReplacementPrice } from "#shared/companies/company-cards.ts";

import type { CardDesk } from "./card-desk.ts";
import { HolderForm } from "./holder-form.tsx";
import type { ShownCards } from "./use-company-cards.ts";

type Asked = "lost" | "off" | "replace";

export interface CardProps {
  card: CompanyCard;
  desk: CardDesk;
  shown: ShownCards;
}

/** What can be done with a card. What is hard to take back is asked about first. */
export function CardActions({ card, desk, shown }: CardProps) {
  const [form, setForm] = useState<"change" | "pass">();
  const [asked, setAsked] = useState<Asked>();
  const [price, setPrice] = useState<ReplacementPrice>();
  const { _id: id, state, holder } = card;
  const isGone = state === "lost" || state === "off";
  const hasLeft = isGone || state === "shipped" || state === "in_use";
  const isBusy = shown.busy === id;
  const act = (work: () => Promise<unknown>, done: string) =>
    shown.act(id, async () => {
      await work();
      return done;
    });

  async function askToReplace() {
    await shown.act(id, async () => {
      setPrice(await desk.priceOf());
      setAsked("replace");
      return "";
    });
  }

  async function confirm() {
    if (asked === "replace") {
      await act(() => desk.replace(id, price!.total), m.company_cards_replaced_done());
    } else if (asked) {
      const done = asked === "lost" ? m.company_cards_lost_done() : m.company_cards_off_done();
      await act(() => desk.turn(id, asked), done);
    }
    setAsked(undefined);
  }

  if (form) {
    return (
      <HolderForm
        card={card}
        isPassing={form === "pass"}
        isPending={isBusy}
        onCancel={() => setForm(undefined)}
        onSave={async (typed) => {
          const isPassing = form === "pass";
          const done = isPassing
            ? m.company_cards_passed_done()
            : card.isPrinted
              ? m.company_cards_page_changed()
              : m.company_cards_changed();
          const work = () => (isPassing ? desk.passOn(id, typed) : desk.change(id, typed));
          const { isDone, fields } = await act(work, done);
          if (isDone) setForm(undefined);
          return fields;
        }}
      />
    );
  }
  const button = (label: string, onClick: () => void) => (
    <Button key={label} variant="line" size="s" disabled={isBusy} onClick={onClick}>
      {label}
    </Button>
  );
  const send = async () => {
    const { sent } = await desk.sendLinks([id]);
    return sent > 0
      ? m.company_cards_link_sent({ email: holder.email })
      : m.company_cards_link_sent_before();
  };
  const { title, text, label } = asked ? ASKED[asked](price) : ASKED.lost(undefined);
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      {!isGone && button(m.company_cards_send(), () => void shown.act(id, send))}
      {!isGone &&
        button(
          m.company_cards_slip(),
          () => void act(() => desk.slips([id]), m.company_cards_slips_made()),
        )}
      {button(m.company_cards_change(), () => setForm("change"))}
      {state !== "lost" && button(m.company_cards_pass(), () => setForm("pass"))}
      {hasLeft && state !== "lost" && button(m.company_cards_lost(), () => setAsked("lost"))}
      {hasLeft &&
        state !== "off" &&
        !card.isReplaced &&
        button(m.company_cards_replace(), () => void askToReplace())}
      {hasLeft && !isGone && button(m.company_cards_off(), () => setAsked("off"))}
      {isGone &&
        button(
          m.company_cards_on(),
          () => void act(() => desk.turn(id, "on"), m.company_cards_on_done()),
        )}
      <ConfirmDialog
        open={asked !== undefined}
        onOpenChange={(open) => !open && setAsked(undefined)}
        title={title}
        description={text}
        confirmLabel={label}
        tone={asked === "replace" ? "ink" : "danger"}
        onConfirm={() => void confirm()}
        pending={isBusy}
      />
    </div>
  );
}

const ASKED: Record<
  Asked,
  (price: ReplacementPrice | undefined) => { title: string; text: string; label: string }
> = {
  lost: () => ({
    title: m.company_cards_lost_title(),
    text: m.company_cards_lost_text(),
    label: m.company_cards_lost(),
  }),
  off: () => ({
    title: m.company_cards_off_title(),
    text: m.company_cards_off_text(),
    label: m.company_cards_off(),
  }),
  replace: (price) => ({
    title: m.company_cards_replace_title(),
    text: price
      ? m.company_cards_replace_text({
          price: formatPrice(price.price),
          delivery: formatPrice(price.delivery),
          total: formatPrice(price.total),
        })
      : "",
    label: m.company_cards_replace_order(),
  }),
};
