import { Link2 } from "lucide-react";
import type { ComponentType } from "react";

import {
  FacebookIcon,
  InstagramIcon,
  LinkedinIcon,
  TwitterIcon,
  WhatsappIcon,
  YoutubeIcon,
} from "#app/ui/brand-icons.tsx";
import type { LineIconProps } from "#app/ui/line-icon.tsx";

/** By the API's platform key; older records may have other platforms. */
const ICONS: Record<string, ComponentType<LineIconProps>> = {
  facebook: FacebookIcon,
  instagram: InstagramIcon,
  whatsapp: WhatsappIcon,
  linkedin: LinkedinIcon,
  twitter: TwitterIcon,
  youtube: YoutubeIcon,
};

/** A platform's mark on a plate. */
export function PlatformMark({ platform }: { platform: string }) {
  const Icon = ICONS[platform] ?? Link2;
  return (
    <span
      aria-hidden="true"
      className="grid size-10 shrink-0 place-items-center rounded-panel bg-paper-lo"
    >
      <Icon size={20} />
    </span>
  );
}
