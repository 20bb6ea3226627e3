import { Check, Phone as PhoneIcon, UserPlus } from "lucide-react";
import type { ReactNode } from "react";

import { m } from "#app/i18n/translations.ts";
import { InstagramIcon, LinkedinIcon, WhatsappIcon } from "#app/ui/brand-icons.tsx";

import { OrgMark } from "./card-mark.tsx";
import { PhoneFrame } from "./phone-frame.tsx";
import { PHONE_ICON, PhoneRow } from "./phone-row.tsx";
import type { PortraitKind } from "./portrait-paper.ts";
import { Portrait } from "./portrait.tsx";

interface PhoneProps {
  ground?: "paper" | "night";
  /** The contact has been saved: a note over the lower rows. */
  saved?: boolean;
  portrait?: PortraitKind;
  className?: string;
}

/** A phone that shows an example of the page opened by a tap. */
export function Phone(props: PhoneProps) {
  const { ground, saved = false, portrait = "a", className } = props;
  const rows: [ReactNode, string, string][] = [
    [<PhoneIcon key="call" {...PHONE_ICON} />, m.ui_phone_call(), "+962 79 000 0000"],
    [<WhatsappIcon key="whatsapp" {...PHONE_ICON} />, m.ui_phone_whatsapp(), "+962 79 000 0000"],
    [<LinkedinIcon key="linkedin" {...PHONE_ICON} />, m.ui_phone_linkedin(), "in/your-name"],
    [<InstagramIcon key="instagram" {...PHONE_ICON} />, m.ui_phone_instagram(), "@yourcompany"],
  ];
  return (
    <PhoneFrame
      label={saved ? m.ui_phone_saved_label() : m.ui_phone_label()}
      ground={ground}
      className={className}
    >
      {/* Up to the edge of the screen, whose width may not be a whole number of pixels. */}
      <div className="-mx-px h-[13.8em] shrink-0">
        <Portrait kind={portrait} above={14} />
      </div>
      <div className="relative flex-1 px-[1.15em]">
        <svg
          viewBox="0 0 74 74"
          className="absolute start-[1.15em] top-[-1.35em] size-[2.75em] rounded-[.85em] bg-paper-hi p-[.18em]"
        >
          <rect width="74" height="74" rx="18" fill="#17150f" />
          <g transform="translate(14.5 17.2) scale(.9)">
            <OrgMark fill="#e3a67d" />
          </g>
        </svg>
        <p className="mt-[1.02em] text-[1.55em] leading-[1.04] font-text tracking-item">
          {m.ui_card_your_name()}
        </p>
        <p className="mt-[.3em] text-[.84em] leading-[1.5] text-ink-2">
          {m.ui_phone_role({
            position: m.ui_card_your_title(),
            organization: m.ui_card_your_company(),
          })}
        </p>
        <p className="mt-[.95em] flex h-[2.75em] items-center justify-center gap-[.5em] rounded-pill bg-ink text-[.94em] font-label text-white">
          <UserPlus {...PHONE_ICON} /> {m.ui_phone_save_contact()}
        </p>
        <ul className="mt-[.75em]">
          {/* No row shows in part under the note. */}
          {rows.slice(0, saved ? 2 : rows.length).map(([icon, name, value]) => (
            <PhoneRow key={name} icon={icon} name={name} value={value} />
          ))}
        </ul>
      </div>
      <p className="mx-[1.15em] grid h-[2.5em] shrink-0 place-items-center rounded-[.8em] bg-paper-lo text-ink-2">
        <bdi dir="ltr" className="text-[.75em]">
          naqra.example/c/7k2m9qxa
        </bdi>
      </p>
      {saved && <SavedNote portrait={portrait} />}
    </PhoneFrame>
  );
}

/** What the phone's address book says when the contact has been saved. */
function SavedNote({ portrait }: { portrait: PortraitKind }) {
  return (
    <div className="absolute inset-x-[.6em] bottom-[1.15em] rounded-[2.1em] bg-ink px-[1.2em] pt-[1.1em] pb-[1.3em] text-on-night">
      <p className="flex items-center gap-[.5em] text-[.84em] font-label text-copper-on-night">
        <Check {...PHONE_ICON} /> {m.ui_phone_saved()}
      </p>
      <div className="mt-[.9em] flex items-center gap-[.9em]">
        <div className="size-[3.4em] shrink-0 overflow-hidden rounded-pill">
          <Portrait kind={portrait} />
        </div>
        <div className="min-w-0">
          <p className="text-[1.15em] leading-[1.25] font-text">{m.ui_card_your_name()}</p>
          <p className="mt-[.2em] text-[.84em] text-on-night-2">
            <bdi dir="ltr">+962 79 000 0000</bdi>
          </p>
        </div>
      </div>
    </div>
  );
}
