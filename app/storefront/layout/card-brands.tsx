import { m } from "#app/i18n/translations.ts";

/** Two neutral drawings of payment cards, without the logo of any brand. */
export function CardBrands() {
  const frame = (
    <rect
      x=".5"
      y=".5"
      width="45"
      height="29"
      rx="5"
      fill="var(--color-paper-hi)"
      stroke="currentColor"
      strokeOpacity=".4"
    />
  );
  return (
    <span className="flex items-center gap-2.5">
      {m.storefront_footer_cards()}
      <svg {...SIZE} aria-label={m.storefront_footer_card_brand({ number: 1 })}>
        {frame}
        <path d="M0 7h46v5.5H0z" fill="currentColor" stroke="none" />
        <path d="M7 21h12" strokeWidth="2" />
      </svg>
      <svg {...SIZE} aria-label={m.storefront_footer_card_brand({ number: 2 })}>
        {frame}
        <rect x="7" y="8" width="10" height="8" rx="2" strokeWidth="1.4" />
        <path d="M7 12h10" strokeWidth="1.2" />
        <path d="M7 22h20" strokeWidth="2" />
        <path d="M33 9a7 7 0 0 1 0 7M36.5 7a11 11 0 0 1 0 11" strokeWidth="1.4" />
      </svg>
    </span>
  );
}

const SIZE = {
  width: 46,
  height: 30,
  viewBox: "0 0 46 30",
  fill: "none",
  stroke: "currentColor",
  strokeLinecap: "round",
  role: "img",
  className: "text-ink",
} as const;
