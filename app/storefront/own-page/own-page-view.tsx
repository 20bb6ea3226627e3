import { ExternalLink } from "lucide-react";
import { useState, type ReactNode } from "react";
import { useHref } from "react-router";

import { getLocale } from "#app/i18n/locale.ts";
import { m } from "#app/i18n/translations.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { cardPath } from "#shared/cards/card-code.ts";
import { ownPagePath } from "#shared/profiles/own-page-paths.ts";
import type { OwnPage } from "#shared/profiles/own-page.ts";
import { isNameless } from "#shared/profiles/page-language.ts";
import { shortLink } from "#shared/profiles/profile-link.ts";

import { SentNote } from "../forms/sent-note.tsx";
import { EndedNote } from "./ended-note.tsx";
import { LinkAndData } from "./link-and-data.tsx";
import { LinkFields } from "./link-fields.tsx";
import { LookFields } from "./look-fields.tsx";
import { MeanwhileNote } from "./meanwhile-note.tsx";
import { NameFields } from "./name-fields.tsx";
import { openCard, SignaturePart, WallpaperPart } from "./offers.tsx";
import { OwnCards } from "./own-cards.tsx";
import { PhotoField } from "./photo-field.tsx";
import { PreviewBeside } from "./preview.tsx";
import { ReachFields } from "./reach-fields.tsx";
import { RefusedNote } from "./refused-note.tsx";
import { SaveBar } from "./save-bar.tsx";
import { ShownFields } from "./shown-fields.tsx";
import { PAGE_SAVED, type RefusedPage } from "./take-page-form.ts";
import { TapsChart } from "./taps-chart.tsx";
import { useIsReady } from "./use-is-ready.ts";
import { OWN_PAGE_FORM, usePageForm, type OwnPageForm } from "./use-page-form.ts";

interface OwnPageViewProps {
  first: OwnPage;
  token: string;
  refused: RefusedPage | undefined;
}

/** The page of a card, for its owner: what it shows, what it looks like, and what may become of it. */
export function OwnPageView({ first: loaded, token, refused }: OwnPageViewProps) {
  const [first] = useState(refused ? { ...loaded, values: refused.values } : loaded);
  const own = usePageForm({ loaded, token, refused: refused?.values });
  const [isDeleted, setDeleted] = useState(false);
  const isReady = useIsReady();
  const action = useHref(ownPagePath(token));
  const part = { own, first, refused };
  if (isDeleted) return <Deleted />;
  return (
    <div className="wrap pt-26 pb-22 lg:pt-38 lg:pb-28">
      <Head page={own.page} />
      <div className="mt-12 grid items-start gap-x-14 lg:grid-cols-[7fr_5fr]">
        <div className="min-w-0">
          {own.hasEnded && <EndedNote code={own.page.cards[0]?.code} />}
          <SentNote id={PAGE_SAVED} title={m.own_page_saved()} text={m.own_page_saved_text()} />
          {refused && <RefusedNote refused={refused} />}
          <MeanwhileNote own={own} />
          {isReady && (
            <Part title={m.own_page_photo()} first>
              <PhotoField own={own} token={token} />
            </Part>
          )}
          <form
            id={OWN_PAGE_FORM}
            method="post"
            noValidate
            action={action}
            onSubmit={(event) => {
              event.preventDefault();
              void own.save();
            }}
          >
            <input type="hidden" name="version" value={loaded.updatedAt} />
            <Part title={m.own_page_name()} text={m.own_page_name_text()}>
              <NameFields {...part} />
            </Part>
            <Part title={m.own_page_reach()}>
              <ReachFields {...part} />
            </Part>
            <Part title={m.own_page_links()} text={m.own_page_links_text()}>
              <LinkFields {...part} />
            </Part>
            <Part title={m.own_page_look()}>
              <LookFields {...part} />
            </Part>
            <Part title={m.own_page_shown()} text={m.own_page_shown_text()}>
              <ShownFields {...part} />
            </Part>
            <SaveBar own={own} />
          </form>
          <Part title={m.own_page_taps()}>
            <TapsChart taps={own.page.taps} />
          </Part>
          <Part title={m.own_page_cards()}>
            <OwnCards own={own} token={token} />
          </Part>
          <Offers own={own} />
          <Part title={m.own_page_link_and_data()}>
            <LinkAndData own={own} token={token} onDeleted={() => setDeleted(true)} />
          </Part>
        </div>
        <PreviewBeside own={own} />
      </div>
    </div>
  );
}

/** What is made of the page beyond it, as long as one of its cards opens it. */
function Offers({ own }: { own: OwnPageForm }) {
  const card = openCard(own.page);
  if (!card) {
    return (
      <Part title={m.own_page_offers()}>
        <p className="text-ink-2">{m.own_page_offers_off()}</p>
      </Part>
    );
  }
  return (
    <>
      <Part title={m.own_page_signature()} text={m.own_page_signature_text()}>
        <SignaturePart own={own} card={card} />
      </Part>
      <Part title={m.own_page_wallpaper()} text={m.own_page_wallpaper_text()}>
        <WallpaperPart own={own} card={card} />
      </Part>
    </>
  );
}

function Head({ page }: { page: OwnPage }) {
  const card = page.cards.find(({ state }) => state !== "off") ?? page.cards[0];
  return (
    <header>
      <h1 className="text-product font-light tracking-section">{m.own_page_title()}</h1>
      <p className="mt-4 max-w-[34em] text-lead font-light text-ink-2">
        {page.isCancelled ? m.own_page_text_cancelled() : textOf(page)}
      </p>
      {card && (
        <p className="mt-4 flex flex-wrap items-center gap-x-2">
          <a
            href={`${cardPath(card.code)}?lang=${getLocale()}`}
            className="inline-flex min-h-11 min-w-0 items-center gap-2 rule-link"
          >
            <bdi dir="ltr" className="min-w-0 wrap-anywhere">
              {shortLink(card.url).replace(/^http:\/\//, "")}
            </bdi>
            <ExternalLink size={16} strokeWidth={1.5} aria-hidden="true" className="shrink-0" />
          </a>
          <CopyButton text={card.url} label={m.own_page_copy()} />
        </p>
      )}
    </header>
  );
}

const textOf = ({ values }: OwnPage) =>
  isNameless(values) ? m.own_page_text_empty() : m.own_page_text();

interface PartFrameProps {
  title: string;
  text?: string;
  first?: boolean;
  children: ReactNode;
}

function Part({ title, text, first = false, children }: PartFrameProps) {
  return (
    <section className={first ? "border-t border-ink pt-4" : "mt-14 border-t border-ink pt-4"}>
      <h2 className="text-item font-light tracking-item">{title}</h2>
      {text && <p className="mt-2 text-ink-2">{text}</p>}
      <div className="mt-6">{children}</div>
    </section>
  );
}

function Deleted() {
  return (
    <section className="wrap pt-26 pb-22 lg:pt-38 lg:pb-28" role="status">
      <h1 className="text-product font-light tracking-section">{m.own_page_deleted_title()}</h1>
      <p className="mt-5 max-w-[30em] text-lead font-light text-ink-2">
        {m.own_page_deleted_text()}
      </p>
      <ButtonLink to="/" className="mt-8">
        {m.storefront_not_found_home()}
      </ButtonLink>
    </section>
  );
}
