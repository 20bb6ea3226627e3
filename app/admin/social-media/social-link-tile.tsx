import { BadgeCheck } from "lucide-react";

import { m } from "#app/i18n/translations.ts";
import { Badge } from "#app/ui/badge.tsx";
import { PlatformIcon } from "#app/ui/platform-icon.tsx";
import { formatNumber } from "#shared/format-number.ts";
import { isVerified, type SocialLink } from "#shared/social-media/social-link.ts";

import { ActiveBadge } from "../resource/active-badge.tsx";
import type { TileProps } from "../resource/resource-view.ts";

export function SocialLinkTile({ item, tools }: TileProps<SocialLink>) {
  return (
    <div className="grid gap-4">
      <div className="flex items-start gap-3">
        <PlatformMark platform={item.platform} />
        <h2 className="min-w-0 flex-1 truncate pt-2 text-base font-label">
          <bdi>{item.platformDisplayName}</bdi>
        </h2>
        {tools}
      </div>
      {item.url ? (
        <a
          href={item.url}
          target="_blank"
          rel="noopener noreferrer"
          dir="ltr"
          title={item.url}
          className="block min-w-0 decoration-line-2 underline-offset-4 [text-align:-webkit-match-parent] [text-align:match-parent] hover:decoration-current max-md:-my-3 max-md:py-3"
        >
          <span className="block truncate underline">{item.url}</span>
        </a>
      ) : (
        <span className="text-ink-2">{m.panel_social_url_none()}</span>
      )}
      <div className="flex flex-wrap gap-2">
        <ActiveBadge isActive={item.isActive} />
        <Badge>{m.panel_social_order({ place: formatNumber(item.displayOrder) })}</Badge>
        {isVerified(item) && (
          <span className="inline-flex h-6.25 items-center gap-1.5 rounded-badge bg-info-wash px-2.25 text-note font-label text-info">
            <BadgeCheck size={14} strokeWidth={1.75} aria-hidden="true" />
            {m.panel_social_verified()}
          </span>
        )}
      </div>
    </div>
  );
}

/** A platform's mark on a plate. */
function PlatformMark({ platform }: { platform: string }) {
  return (
    <span
      aria-hidden="true"
      className="grid size-10 shrink-0 place-items-center rounded-panel bg-paper-lo"
    >
      <PlatformIcon platform={platform} size={20} />
    </span>
  );
}
