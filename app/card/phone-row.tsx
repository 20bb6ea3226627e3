import type { ReactNode } from "react";

export const PHONE_ICON = { size: "1.15em", strokeWidth: 1.5 } as const;

interface PhoneRowProps {
  icon: ReactNode;
  name: string;
  /** A number or an address. */
  value: string;
}

/** One way to reach somebody, on the phone's screen. */
export function PhoneRow({ icon, name, value }: PhoneRowProps) {
  return (
    <li className="flex h-[2.95em] items-center [&>svg]:shrink-0 gap-[.8em] border-b border-line text-[.86em] last:border-0">
      {icon}
      <span className="me-auto shrink-0 font-label">{name}</span>
      <bdi dir="ltr" className="min-w-0 truncate text-[.92em] text-ink-2">
        {value}
      </bdi>
    </li>
  );
}
