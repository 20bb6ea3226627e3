/** A phone that shows the profile, and the contact that is saved from it. */
export function ProfileFigure({ className }: { className?: string }) {
  return (
    <svg
      className={`rtl:-scale-x-100 ${className ?? ""}`}
      viewBox="0 0 360 330"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <rect x="112" y="18" width="150" height="296" rx="28" fill="var(--color-paper-hi)" />
      <rect x="120" y="26" width="134" height="280" rx="21" />
      <rect x="168" y="34" width="38" height="9" rx="4.5" fill="currentColor" stroke="none" />

      <circle cx="187" cy="94" r="27" fill="var(--color-neutral-wash)" />
      <circle cx="187" cy="87" r="8.5" />
      <path d="M170 115c2-11 9-15 17-15s15 4 17 15" />
      <path d="M158 138h58" strokeWidth="4" />
      <path d="M168 151h38" strokeWidth="2" opacity=".5" />

      <rect
        x="136"
        y="168"
        width="102"
        height="26"
        rx="13"
        fill="var(--color-copper)"
        stroke="none"
      />
      <path d="M166 181h42" stroke="#fff" strokeWidth="2.5" />

      <path d="M136 212h102M136 240h102M136 268h102" strokeWidth="1" opacity=".35" />
      <g strokeWidth="1">
        <circle cx="142" cy="226" r="4" />
        <circle cx="142" cy="254" r="4" />
        <circle cx="142" cy="282" r="4" />
      </g>
      <path d="M154 226h40M154 254h54M154 282h32" strokeWidth="2" opacity=".6" />

      <path d="M238 181h34" stroke="var(--color-copper)" />
      <rect x="272" y="148" width="76" height="66" rx="12" fill="var(--color-paper-hi)" />
      <path d="M284 170h34M284 182h50M284 194h24" strokeWidth="2" opacity=".6" />
      <circle
        cx="340"
        cy="152"
        r="11"
        fill="var(--color-copper)"
        stroke="var(--color-paper)"
        strokeWidth="3"
      />
      {/* A tick looks the same in both directions. */}
      <path
        d="m335.5 152 3.2 3.2 6-6.4"
        stroke="#fff"
        strokeWidth="1.8"
        strokeLinejoin="round"
        className="origin-center [transform-box:fill-box] rtl:-scale-x-100"
      />
    </svg>
  );
}
