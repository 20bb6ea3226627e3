import { renderToStaticMarkup } from "react-dom/server";

import { getLocale } from "#app/i18n/locale.ts";
import { m } from "#app/i18n/translations.ts";
import { renderDocument } from "#app/render-document.ts";
import type { ApiMessage } from "#shared/api-messages/api-message.ts";
import type { CardNote, ProfileView } from "#shared/profiles/profile-view.ts";
import { FIRST_THEME } from "#shared/profiles/theme.ts";
import { SOCIAL_PICTURE } from "#shared/sharing/site.ts";

export { drawCardPhoto } from "./draw-card-photo.tsx";
export { drawWallpaper } from "./draw-wallpaper.tsx";
export { renderSignature } from "./render-signature.tsx";
import { AskLinkPage } from "./ask-link-page.tsx";
import { NotePage, NOTES } from "./note-page.tsx";
import { ProfileDocument } from "./profile-document.tsx";
import { ProfilePage } from "./profile-page.tsx";
import { QrDrawing } from "./qr-sheet.tsx";
import { surfacesOf } from "./themes.ts";
import { firstLetter, fullName } from "./view-labels.ts";

/** How long rendering may take, in milliseconds. */
const TIME_LIMIT = 10_000;

/** A profile page as a whole document, and the policy that goes with it. */
export function renderProfile(view: ProfileView) {
  const name = fullName(view);
  const role = [view.jobTitle, view.organization].filter((part) => part !== "").join(" · ");
  return render((nonce) => (
    <ProfileDocument
      nonce={nonce}
      title={name}
      theme={view.theme}
      scheme={view.scheme}
      head={
        <>
          {!view.isListed && <meta name="robots" content="noindex" />}
          {role && <meta name="description" content={role} />}
          <link rel="canonical" href={view.url} />
          <link rel="manifest" href={`/c/${view.code}/manifest.webmanifest?lang=${getLocale()}`} />
          <link rel="icon" href={`/c/${view.code}/icon.svg`} type="image/svg+xml" />
          <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
          <meta name="apple-mobile-web-app-title" content={view.firstName} />
          <meta property="og:type" content="profile" />
          <meta property="og:title" content={name} />
          {role && <meta property="og:description" content={role} />}
          <meta property="og:url" content={view.url} />
          {view.hasCard && (
            <>
              <meta property="og:image" content={`${view.url}/card.jpg?lang=${getLocale()}`} />
              <meta property="og:image:type" content={SOCIAL_PICTURE.type} />
              <meta property="og:image:width" content={String(SOCIAL_PICTURE.width)} />
              <meta property="og:image:height" content={String(SOCIAL_PICTURE.height)} />
              <meta property="og:image:alt" content={name} />
              <meta name="twitter:card" content="summary_large_image" />
            </>
          )}
        </>
      }
    >
      <ProfilePage view={view} language={getLocale()} />
    </ProfileDocument>
  ));
}

/** The page of a card that opens no profile. */
export function renderCardNote(note: CardNote, code?: string) {
  return render((nonce) => (
    <ProfileDocument
      nonce={nonce}
      title={NOTES[note].title()}
      theme={FIRST_THEME}
      head={<meta name="robots" content="noindex" />}
    >
      <NotePage note={note} language={getLocale()} code={code} />
    </ProfileDocument>
  ));
}

/** Where the owner of a card asks for the link to change its page. */
export function renderAskLink(code: string, refusal?: ApiMessage) {
  return render((nonce) => (
    <ProfileDocument
      nonce={nonce}
      title={m.own_page_ask_title()}
      theme={FIRST_THEME}
      head={<meta name="robots" content="noindex" />}
    >
      <AskLinkPage code={code} language={getLocale()} refusal={refusal} />
    </ProfileDocument>
  ));
}

/** The first letter of the company, or else of the person, on a dark tile. */
export function renderIcon({
  firstName,
  organization,
}: Pick<ProfileView, "firstName" | "organization">): string {
  return renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">
      <rect width="512" height="512" fill="#15130f" />
      <text
        x="256"
        y="262"
        fontFamily="Readex Pro, system-ui, sans-serif"
        fontSize="248"
        fontWeight="300"
        textAnchor="middle"
        dominantBaseline="central"
        fill="#e3a67d"
      >
        {firstLetter(organization || firstName)}
      </text>
    </svg>,
  );
}

export const surfaceOf = ({ theme, scheme }: Pick<ProfileView, "theme" | "scheme">): string =>
  surfacesOf(theme, scheme).light;

/** A QR code as a file. */
export const renderQr = (url: string): string => renderToStaticMarkup(<QrDrawing url={url} />);

/** The same in pixels, of which each module has eight on each side. */
export const drawCode = (url: string): string =>
  renderToStaticMarkup(<QrDrawing url={url} scale={8} />);

function render(page: Parameters<typeof renderDocument>[0]) {
  return renderDocument(page, {
    signal: AbortSignal.timeout(TIME_LIMIT),
    onError(error) {
      throw error;
    },
  });
}
