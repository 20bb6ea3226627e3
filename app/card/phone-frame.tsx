import type { CSSProperties, ReactNode } from "react";

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

/** The status bar of the phone: time, camera, signal and battery. */
function PhoneStatus({ color = "#fff" }: { color?: string }) {
  return (
    <div
      dir="ltr"
      data-status
      style={{ color }}
      className="absolute inset-x-0 top-0 z-1 flex h-[2.9em] items-center justify-between ps-[1.7em] pe-[1.4em]"
    >
      <b className="text-[.84em] font-label">9:41</b>
      <i className="h-[1.5em] w-[5.2em] rounded-pill bg-black" />
      <svg className="h-[.69em] w-[2.5em]" viewBox="0 0 40 11" fill="currentColor">
        <path d="M0 7h2.400v4H0zM3.6 5H6v6H3.600zM7.200 2.600h2.400V11H7.200zM10.800 0h2.400v11h-2.400z" />
        <rect
          x="18.5"
          y=".5"
          width="19"
          height="10"
          rx="3"
          fill="none"
          stroke="currentColor"
          opacity=".55"
        />
        <rect x="20" y="2" width="13" height="7" rx="1.6" />
        <rect x="38.4" y="3.6" width="1.4" height="3.6" rx=".7" opacity=".55" />
      </svg>
    </div>
  );
}
