import { PlatformIcon } from "#app/ui/platform-icon.tsx";
import type { SocialLink } from "#shared/social-media/social-link.ts";

/** Links to the shop's social media profiles: the active ones, in the order set by staff. */
export function SocialLinks({ links }: { links: readonly SocialLink[] }) {
  const shown = links
    .filter((link) => link.isActive && /^https?:\/\//i.test(link.url))
    .toSorted((a, b) => a.displayOrder - b.displayOrder);
  if (shown.length === 0) return null;
  return (
    <ul className="mt-5 flex flex-wrap gap-2">
      {shown.map((link) => (
        <li key={link.id}>
          <a
            href={link.url}
            target="_blank"
            rel="noreferrer"
            aria-label={link.platformDisplayName}
            className="grid size-11 place-items-center rounded-pill shadow-line-2 transition-colors focus-ring hover:bg-ink/6"
          >
            <PlatformIcon
              platform={link.platformIcon}
              size={18}
              strokeWidth={1.5}
              aria-hidden="true"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
