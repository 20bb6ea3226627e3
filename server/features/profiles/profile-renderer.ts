import type { ApiMessage } from "#shared/api-messages/api-message.ts";
import type { Locale } from "#shared/i18n/locale.ts";
import type { CardPhotoDrawing } from "#shared/photos/card-photo.ts";
import type { CardNote, ProfileView } from "#shared/profiles/profile-view.ts";

/** A page with the policy for its style. */
interface Document {
  html: string;
  policy: string;
}

/** Draws profile pages in one language; part of that language's bundle of pages. */
export interface ProfileRenderer {
  renderProfile(view: ProfileView): Promise<Document>;
  /** @param code of a card that exists, whose owner may ask for its link */
  renderCardNote(note: CardNote, code?: string): Promise<Document>;
  /** Where the owner of a card asks for the link to change its page. @param refusal why it is not sent */
  renderAskLink(code: string, refusal?: ApiMessage): Promise<Document>;
  /** What is laid on a photograph of a card where the page is shared. */
  drawCardPhoto(card: ProfileView["card"]): CardPhotoDrawing;
  /** As an SVG file. */
  renderQr(url: string): string;
  /** The same as an SVG that has a size in pixels. */
  drawCode(url: string): string;
  /** An HTML e-mail signature, as a document of at most 10 kB. @param withCode with the QR code of the page */
  renderSignature(view: ProfileView, options: { withCode: boolean }): string;
  /** A picture for the lock screen of a phone, with the QR code of the page, as SVG. */
  drawWallpaper(view: ProfileView): string;
  /** As an SVG file. */
  renderIcon(view: Pick<ProfileView, "firstName" | "organization">): string;
  /** The colour of the page, for the frame of an app. */
  surfaceOf(view: Pick<ProfileView, "theme" | "scheme">): string;
}
export type ProfileRenderers = (locale: Locale) => Promise<ProfileRenderer>;
