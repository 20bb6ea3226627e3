import { CodeXml, Ghost, Globe, Mail, MapPin, Music2, Palette, Phone, Send } from "lucide-react";
import type { ComponentType } from "react";

import { m } from "#app/i18n/translations.ts";
import {
  FacebookIcon,
  InstagramIcon,
  LinkedinIcon,
  TwitterIcon,
  WhatsappIcon,
  YoutubeIcon,
} from "#app/ui/brand-icons.tsx";
import type { LineIconProps } from "#app/ui/line-icon.tsx";
import {
  placeOf,
  shortLink,
  type LinkPlace,
  type ProfileLink,
} from "#shared/profiles/profile-link.ts";
import type { ProfileView } from "#shared/profiles/profile-view.ts";

import { PLACE_NAMES } from "./place-names.ts";
import { icon } from "./view-labels.ts";

interface Row {
  href: string;
  Icon: ComponentType<LineIconProps>;
  name: string;
  value: string;
  /** Whether the value is text in the page's direction, which may take several lines. */
  isText?: boolean;
}

/** Every way to reach the person, each a link. */
export function ProfileRows({ view }: { view: ProfileView }) {
  return (
    <ul className="rows">
      {rowsOf(view).map(({ href, Icon, name, value, isText = false }) => (
        <li key={href}>
          <a
            href={href}
            {...(href.startsWith("https:") && { rel: "noopener noreferrer nofollow" })}
          >
            <Icon {...icon(22)} />
            <b>{name}</b>
            {isText ? (
              <span className="value wraps">
                <bdi>{value}</bdi>
              </span>
            ) : (
              <span className="value" dir="ltr">
                {value}
              </span>
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}

function rowsOf(view: ProfileView): Row[] {
  const { phones, whatsapp, whatsappShown, email, address, links } = view;
  const rows: Row[] = phones.map(({ number, shown }) => ({
    href: `tel:${number}`,
    Icon: Phone,
    name: m.profile_call(),
    value: shown,
  }));
  if (whatsapp) {
    rows.push({
      href: whatsapp,
      Icon: WhatsappIcon,
      name: m.profile_whatsapp(),
      value: whatsappShown,
    });
  }
  if (email) {
    rows.push({
      href: `mailto:${encodeURIComponent(email).replace("%40", "@")}`,
      Icon: Mail,
      name: m.profile_email(),
      value: email,
    });
  }
  if (address) {
    rows.push({
      href: `https://www.google.com/maps/search/?${new URLSearchParams({ api: "1", query: address })}`,
      Icon: MapPin,
      name: m.profile_map(),
      value: address,
      isText: true,
    });
  }
  return [...rows, ...links.map(linkRow)];
}

const PLACE_ICONS: Record<LinkPlace, ComponentType<LineIconProps>> = {
  linkedin: LinkedinIcon,
  instagram: InstagramIcon,
  facebook: FacebookIcon,
  x: TwitterIcon,
  youtube: YoutubeIcon,
  tiktok: Music2,
  snapchat: Ghost,
  telegram: Send,
  github: CodeXml,
  behance: Palette,
  whatsapp: WhatsappIcon,
};

/** At a known place the name there is enough; elsewhere the whole address is shown. */
function linkRow({ url, label }: ProfileLink): Row {
  const place = placeOf(url);
  const short = decoded(shortLink(url));
  if (!place) return { href: url, Icon: Globe, name: label || m.profile_website(), value: short };
  const name = label || PLACE_NAMES[place];
  return { href: url, Icon: PLACE_ICONS[place], name, value: short.slice(short.indexOf("/") + 1) };
}

/** Letters of other scripts are encoded in an address. */
function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
