import { Link2 } from "lucide-react";
import type { ComponentType } from "react";

import {
  FacebookIcon,
  InstagramIcon,
  LinkedinIcon,
  TwitterIcon,
  WhatsappIcon,
  YoutubeIcon,
} from "./brand-icons.tsx";
import type { LineIconProps } from "./line-icon.tsx";

const ICONS: Record<string, ComponentType<LineIconProps>> = {
  facebook: FacebookIcon,
  instagram: InstagramIcon,
  whatsapp: WhatsappIcon,
  linkedin: LinkedinIcon,
  twitter: TwitterIcon,
  youtube: YoutubeIcon,
};

/** The icon for the API's key of a platform; that of a link for others, which older records may have. */
export function PlatformIcon({ platform, ...props }: LineIconProps & { platform: string }) {
  const Icon = ICONS[platform] ?? Link2;
  return <Icon {...props} />;
}
