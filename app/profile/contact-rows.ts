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

export interface ContactRow {
  kind: "phone" | "chat" | "email" | "address" | "link";
  href: string;
  Icon: ComponentType<LineIconProps>;
  name: string;
  value: string;
  /** Whether the value is text in the page's direction, which may take several lines. */
  isText?: boolean;
  /** Whether `name` only says what kind of thing it is, and the value which. */
  isUnnamed?: boolean;
}

/** Every way to reach the person, in the sequence in which it is shown. */
export function contactRows(view: ProfileView): ContactRow[] {
  const { phones, whatsapp, whatsappShown, email, address, links } = view;
  const rows: ContactRow[] = phones.map(({ number, shown }) => ({
    kind: "phone",
    href: `tel:${number}`,
    Icon: Phone,
    name: m.profile_call(),
    value: shown,
  }));
  if (whatsapp) {
    rows.push({
      kind: "chat",
      href: whatsapp,
      Icon: WhatsappIcon,
      name: m.profile_whatsapp(),
      value: whatsappShown,
    });
  }
  if (email) {
    rows.push({
      kind: "email",
      href: `mailto:${encodeURIComponent(email).replace("%40", "@")}`,
      Icon: Mail,
      name: m.profile_email(),
      value: email,
    });
  }
  if (address) {
    rows.push({
      kind: "address",
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
function linkRow({ url, label }: ProfileLink): ContactRow {
  const place = placeOf(url);
  const short = decoded(shortLink(url));
  const link = { kind: "link", href: url } as const;
  if (!place) {
    const name = label || m.profile_website();
    return { ...link, Icon: Globe, name, value: short, isUnnamed: label === "" };
  }
  const name = label || PLACE_NAMES[place];
  return { ...link, Icon: PLACE_ICONS[place], name, value: short.slice(short.indexOf("/") + 1) };
}

/** Letters of other scripts are encoded in an address. */
function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
