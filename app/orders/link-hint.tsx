import { m } from "#app/i18n/translations.ts";
import { isolated } from "#app/ui/isolated.ts";
import { safeLink, shortLink } from "#shared/profiles/profile-link.ts";
import { pageAt, type SocialSite } from "#shared/profiles/social-page.ts";
import { cleanCode } from "#shared/text-entry.ts";

interface LinkHintProps {
  /** The site that the field is for; without one it takes any link. */
  site?: SocialSite;
  typed: string;
}

const UNREAD = {
  instagram: () => m.ui_link_unread_instagram(),
  linkedin: () => m.ui_link_unread_linkedin(),
};

/** Says under a field which page its text leads to, or that it can't be read as one. */
export function LinkHint({ site, typed }: LinkHintProps) {
  const link = site ? pageAt(site, typed) : safeLink(cleanCode(typed));
  if (link) {
    return (
      <span className="wrap-anywhere">{m.ui_link_opens({ link: isolated(shortLink(link)) })}</span>
    );
  }
  return <span role="status">{site ? UNREAD[site]() : m.ui_link_unread()}</span>;
}
