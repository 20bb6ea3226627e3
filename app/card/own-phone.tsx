import { AtSign, Mail, Phone as PhoneIcon, UserPlus } from "lucide-react";
import type { ReactNode } from "react";

import { m } from "#app/i18n/translations.ts";
import { InstagramIcon, LinkedinIcon, WhatsappIcon } from "#app/ui/brand-icons.tsx";
import { groupedNumber } from "#shared/phone-number.ts";
import { whatsAppLink } from "#shared/whatsapp.ts";

import { CardFace } from "./card-face.tsx";
import type { CardFaceProps, PrintedPicture } from "./card-print.ts";
import { CardStage } from "./card-stage.tsx";
import { PhoneFrame } from "./phone-frame.tsx";
import { PHONE_ICON, PhoneRow } from "./phone-row.tsx";

/** The page that a tap on somebody's card opens, as it is drawn; '' where they have told nothing. */
export interface DrawnPage {
  name: string;
  position: string;
  organization: string;
  phoneNumbers: readonly string[];
  email: string;
  businessEmail: string;
  linkedinUrl: string;
  instagramUrl: string;
  logo: PrintedPicture | null;
  /** Their card, which is at the top as on the real page. */
  face: CardFaceProps;
  /** Shown there instead, such as an example of a photo. */
  head?: ReactNode;
}

/** A phone that shows somebody's page, with nothing that they have not told. */
export function OwnPhone({ page }: { page: DrawnPage }) {
  return (
    <PhoneFrame
      label={m.ui_phone_own_label({ name: page.name || m.ui_card_your_name() })}
      statusColor={ON_STAGE}
    >
      <OwnPageDrawing page={page} />
    </PhoneFrame>
  );
}

/** The colour of a phone's status on the stage at the top of the page. */
export const ON_STAGE = "var(--color-ink)";

/** The page itself, without the phone around it. */
export function OwnPageDrawing({ page }: { page: DrawnPage }) {
  const role = [page.position, page.organization].filter(Boolean);
  return (
    <>
      <div className="h-[11em] shrink-0">
        {page.head ?? (
          <CardStage className="grid h-full items-start justify-items-center pt-[3.2em]">
            <div className="lit w-[10.6em]">
              <CardFace {...page.face} />
            </div>
          </CardStage>
        )}
      </div>
      <div className="relative min-h-0 flex-1 overflow-hidden px-[1.15em] pt-[1.3em]">
        {page.logo && (
          <img
            src={page.logo.url}
            alt=""
            className="mb-[.8em] h-[2.4em] max-w-[9em] object-contain object-left rtl:object-right"
          />
        )}
        <p
          className={`text-[1.55em] leading-[1.12] font-text tracking-item wrap-anywhere ${page.name ? "" : "text-ink-3"}`}
        >
          {page.name || m.ui_card_your_name()}
        </p>
        <p className="mt-[.35em] min-h-[1.5em] text-[.84em] leading-[1.5] wrap-anywhere text-ink-2">
          {role.length === 2
            ? m.ui_phone_role({ position: page.position, organization: page.organization })
            : role[0]}
        </p>
        <p className="mt-[.95em] flex h-[2.75em] items-center justify-center gap-[.5em] rounded-pill bg-ink text-[.94em] font-label text-white">
          <UserPlus {...PHONE_ICON} /> {m.ui_phone_save_contact()}
        </p>
        <ul className="mt-[.75em]">
          {rowsOf(page).map(([Icon, name, value], index) => (
            <PhoneRow key={index} icon={<Icon {...PHONE_ICON} />} name={name} value={value} />
          ))}
        </ul>
      </div>
    </>
  );
}

type Row = [Icon: typeof Mail | typeof WhatsappIcon, name: string, value: string];

function rowsOf(page: DrawnPage): Row[] {
  const phones = page.phoneNumbers.map((phone) => phone.trim()).filter(Boolean);
  const chat = phones.find((phone) => whatsAppLink(phone, "") !== "");
  const rows: Row[] = [
    ...phones.map((phone): Row => [PhoneIcon, m.ui_phone_call(), groupedNumber(phone)]),
    [WhatsappIcon, m.ui_phone_whatsapp(), chat ? groupedNumber(chat) : ""],
    [Mail, m.ui_phone_email(), page.email],
    [AtSign, m.ui_phone_email_work(), page.businessEmail],
    [LinkedinIcon, m.ui_phone_linkedin(), shortLink(page.linkedinUrl)],
    [InstagramIcon, m.ui_phone_instagram(), shortLink(page.instagramUrl)],
  ];
  return rows.filter(([, , value]) => value.trim() !== "");
}

/** A link as people read it out: in/example, @example. */
function shortLink(link: string): string {
  const plain = link
    .trim()
    .replace(/^https?:\/\//i, "")
    .replace(/^www\./i, "")
    .replace(/\/+$/, "");
  return plain
    .replace(/^(?:[a-z]{2,3}\.)?linkedin\.com\//i, "")
    .replace(/^instagram\.com\/@?/i, "@");
}
