import type { CSSProperties, ReactNode } from "react";

import { PhoneStatus } from "./phone-status.tsx";

interface PhoneFrameProps {
  /** The alternative text of the whole picture. */
  label: string;
  ground?: "paper" | "night";
  /** The colour of time, signal and battery. */
  statusColor?: string;
  className?: string;
  children: ReactNode;
}

const FRAME = {
  paper: "linear-gradient(128deg,#77716a 0,#2a2724 9%,#1a1816 50%,#100f0d 90%,#5b554d 100%)",
  night: "linear-gradient(128deg,#98918a 0,#3c3834 9%,#24211e 50%,#171513 90%,#7b756c 100%)",
};
const RIM =
  "inset 0 0 0 .1em #fffaf029, inset .09em .09em .1em #ffffff59, inset 0 0 0 .26em #0b0a09";
/** Not a filter, which browsers would apply to the whole drawing before they show it. */
const SHADOW = {
  paper: "1px 3px 4px #26180c66, 10px 18px 32px #3220103d, 34px 52px 88px #3c26123d",
  night: "1px 2px 2px #000c, 14px 22px 44px #0009",
};

/**
 * A phone with a screen, as one picture. All sizes are in em relative to a font size that depends on
 * its width: set `--phone` to the width.
 */
export function PhoneFrame(props: PhoneFrameProps) {
  const { label, ground = "paper", statusColor, className, children } = props;
  return (
    <div
      role="img"
      aria-label={label}
      style={SIZE}
      className={`relative text-ink ${className ?? ""}`}
    >
      <div
        className="rounded-[3.25em] p-[.62em]"
        style={{ background: FRAME[ground], boxShadow: `${RIM}, ${SHADOW[ground]}` }}
      >
        <PhoneScreen statusColor={statusColor} className="h-[38.6em] rounded-[2.66em]">
          {children}
        </PhoneScreen>
      </div>
    </div>
  );
}

const SIZE: CSSProperties = {
  width: "var(--phone, 306px)",
  fontSize: "calc(var(--phone, 306px) / 306 * 16)",
};

/** In em: what a screen is drawn for. */
export const SCREEN = { width: 306 / 16 - 1.24, height: 38.6 } as const;

type PhoneScreenProps = Pick<PhoneFrameProps, "statusColor" | "className" | "children">;

/** What a phone shows, in em. */
export function PhoneScreen({ statusColor, className, children }: PhoneScreenProps) {
  return (
    <div
      className={`relative isolate flex flex-col overflow-hidden bg-paper-hi ${className ?? ""}`}
    >
      <PhoneStatus color={statusColor} />
      {children}
      <i
        data-home
        className="mx-auto mt-[.7em] mb-[.5em] h-[.28em] w-[7em] shrink-0 rounded-pill bg-ink"
      />
    </div>
  );
}
