import { QrCode, UserPlus } from "lucide-react";

import { SnapshotFace } from "#app/card/snapshot-face.tsx";
import { m } from "#app/i18n/translations.ts";
import { LANGUAGES, pathIn, type Locale } from "#shared/i18n/locale.ts";
import { askLinkPath } from "#shared/profiles/own-page-paths.ts";
import { shortLink } from "#shared/profiles/profile-link.ts";
import type { ProfileView } from "#shared/profiles/profile-view.ts";

import { ProfileRows } from "./profile-rows.tsx";
import { QrSheet } from "./qr-sheet.tsx";
import { SendForm } from "./send-form.tsx";
import { firstLetter, fullName, icon, pageAddress, pictureAt } from "./view-labels.ts";

/** Of the company: the role beside it names it. */
function Logo({ path, className }: { path: string; className: string }) {
  return (
    <div className={className}>
      <img {...pictureAt(path)} sizes="8rem" alt="" />
    </div>
  );
}

/** The page of a person, in one of the languages that it has. */
export function ProfilePage({ view, language }: { view: ProfileView; language: Locale }) {
  const name = fullName(view);
  const { card, hasCard, photo, logo, languages, jobTitle, organization, canSend } = view;
  const others = languages.filter((each) => each !== language);
  const role = [jobTitle, organization].filter((part) => part !== "");
  return (
    <>
      <main className={[...name].length > 24 ? "long" : undefined}>
        {others.map((other) => (
          <a
            key={other}
            className="language"
            href={pageAddress(view, other)}
            lang={other}
            hrefLang={other}
          >
            {LANGUAGES[other].name}
          </a>
        ))}
        <div className={hasCard ? "hero" : "hero bare"}>
          {hasCard && (
            <div className="lit">
              <SnapshotFace card={card} />
            </div>
          )}
        </div>
        <div className="body">
          {photo ? (
            <img
              className="mark photo"
              {...pictureAt(photo)}
              sizes="8rem"
              width="128"
              height="128"
              alt=""
            />
          ) : logo ? (
            <Logo path={logo} className="mark sign" />
          ) : (
            <div className="mark" aria-hidden="true">
              {firstLetter(organization || name)}
            </div>
          )}
          {photo && logo && <Logo path={logo} className="sign beside-photo" />}
          <h1>
            <bdi>{name}</bdi>
          </h1>
          {role.length > 0 && (
            <p className="role">
              {role.map((part, index) => (
                <span key={part}>
                  {index > 0 && " · "}
                  <bdi>{part}</bdi>
                </span>
              ))}
            </p>
          )}
          {view.isExample && (
            <p className="plate example">
              {m.demo_note()} <a href={pathIn(language, "/product")}>{m.demo_order()}</a>
            </p>
          )}
          <a className="pill save" href={`/c/${view.code}.vcf?lang=${language}`}>
            <UserPlus {...icon(22)} />
            {m.profile_save_contact()}
          </a>
          <div className="more">
            {canSend && <SendForm view={view} language={language} />}
            <button
              type="button"
              className={canSend ? "pill line beside" : "pill line"}
              popoverTarget="qr"
              aria-label={m.profile_show_code()}
            >
              <QrCode {...icon(22)} />
              {!canSend && m.profile_show_code()}
            </button>
          </div>
          <div id="sent" className="sent" tabIndex={-1}>
            <b>{m.profile_sent_title()}</b>
            <p className="small">{m.profile_sent_text({ name: view.firstName })}</p>
          </div>
          <ProfileRows view={view} />
          <footer>
            <p className="plate">
              <bdi dir="ltr">{shortLink(view.url).replace(/^http:\/\//, "")}</bdi>
            </p>
            <p className="foot">
              <a className="by small" href={pathIn(language, "/")}>
                <span>{m.profile_card_by({ shop: view.shopName })}</span>
              </a>
              {!view.isExample && (
                <a
                  className="by small"
                  href={`${askLinkPath(view.code)}?lang=${language}`}
                  rel="nofollow"
                >
                  <span>{m.own_page_ask_edit()}</span>
                </a>
              )}
            </p>
          </footer>
        </div>
      </main>
      <QrSheet name={name} url={view.url} />
    </>
  );
}
