import { Phone as PhoneIcon, UserPlus } from "lucide-react";
import type { CSSProperties, ReactNode } from "react";

import { m } from "#app/i18n/translations.ts";
import { InstagramIcon, LinkedinIcon, WhatsappIcon } from "#app/ui/brand-icons.tsx";

import { OrgMark } from "./card-mark.tsx";
import { PhoneStatus } from "./phone-status.tsx";
import { Portrait } from "./portrait.tsx";

interface PhoneProps {
  /** Leaves rows and address blank, for when a card covers them. */
  blankBelow?: "never" | "on-phones";
  ground?: "paper" | "night";
  className?: string;
}

const FRAME = {
  paper: "linear-gradient(128deg,#77716a 0,#2a2724 9%,#1a1816 50%,#100f0d 90%,#5b554d 100%)",
  night: "linear-gradient(128deg,#98918a 0,#3c3834 9%,#24211e 50%,#171513 90%,#7b756c 100%)",
};
const RIM =
  "inset 0 0 0 .1em #fffaf029, inset .09em .09em .1em #ffffff59, inset 0 0 0 .26em #0b0a09";

/**
 * A phone that shows the page opened by a tap. All sizes are in em relative to a font size that
 * depends on its width: set `--phone` to the width.
 */
export function Phone({ blankBelow = "never", ground = "paper", className }: PhoneProps) {
  const rows: [ReactNode, string, string][] = [
    [<PhoneIcon key="call" {...ICON} />, m.ui_phone_call(), "+962 7 9000 0000"],
    [<WhatsappIcon key="whatsapp" {...ICON} />, m.ui_phone_whatsapp(), "+962 7 9000 0000"],
    [<LinkedinIcon key="linkedin" {...ICON} />, m.ui_phone_linkedin(), "in/your-name"],
    [<InstagramIcon key="instagram" {...ICON} />, m.ui_phone_instagram(), "@yourcompany"],
  ];
  const below = blankBelow === "on-phones" ? "max-md:invisible" : "";
  return (
    <div
      role="img"
      aria-label={m.ui_phone_label()}
      style={SIZE}
      className={`relative text-ink ${ground === "night" ? "lit-night" : "lit-tall"} ${className ?? ""}`}
    >
      <div
        className="rounded-[3.25em] p-[.62em]"
        style={{ background: FRAME[ground], boxShadow: RIM }}
      >
        <div className="relative flex h-[38.6em] flex-col overflow-hidden rounded-[2.66em] bg-paper-hi">
          <PhoneStatus />
          <div className="h-[13.8em] shrink-0">
            <Portrait kind="a" />
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
              <UserPlus {...ICON} /> {m.ui_phone_save_contact()}
            </p>
            <ul className={`mt-[.75em] ${below}`}>
              {rows.map(([icon, name, value]) => (
                <li
                  key={name}
                  className="flex h-[2.95em] items-center gap-[.8em] border-b border-line text-[.86em] last:border-0"
                >
                  {icon}
                  <span className="me-auto font-label">{name}</span>
                  <bdi dir="ltr" className="text-[.92em] text-ink-2">
                    {value}
                  </bdi>
                </li>
              ))}
            </ul>
          </div>
          <p
            className={`mx-[1.15em] grid h-[2.5em] shrink-0 place-items-center rounded-[.8em] bg-paper-lo text-ink-2 ${below}`}
          >
            <bdi dir="ltr" className="text-[.75em]">
              naqra.example/c/7k2m9qxa
            </bdi>
          </p>
          <i className="mx-auto mt-[.7em] mb-[.5em] h-[.28em] w-[7em] shrink-0 rounded-pill bg-ink" />
        </div>
      </div>
    </div>
  );
}

const ICON = { size: "1.15em", strokeWidth: 1.5 } as const;
const SIZE: CSSProperties = {
  width: "var(--phone, 306px)",
  fontSize: "calc(var(--phone, 306px) / 306 * 16)",
};
