import { cardTone } from "#app/card/card-tone.ts";

/** A tiny card that shows a colour; its name is written beside it. */
export function CardChip({ color }: { color: string }) {
  const { hi, mid, lo } = cardTone(color);
  return (
    <i
      aria-hidden="true"
      className="inline-block h-4.25 w-6.75 shrink-0 rounded-[2.5px]"
      style={{
        background: `linear-gradient(135deg, ${hi}, ${mid} 45%, ${lo})`,
        boxShadow: "0 0 0 1px rgb(23 21 15 / 0.2), 0 1px 2px rgb(50 32 16 / 0.4)",
      }}
    />
  );
}
