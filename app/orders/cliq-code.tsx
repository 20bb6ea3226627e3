import { m } from "#app/i18n/translations.ts";

/** The shop's code for transfers by CliQ; nothing for ''. */
export function CliqCode({ image }: { image: string }) {
  if (image === "") return null;
  return (
    <figure className="flex flex-wrap items-center gap-x-5 gap-y-2 py-4">
      <img
        src={image}
        alt={m.order_bank_instant_qr()}
        className="size-44 max-w-full rounded-field bg-white object-contain p-2"
      />
      <figcaption className="min-w-40 flex-1 text-note text-ink-2">
        {m.order_bank_instant_scan()}
      </figcaption>
    </figure>
  );
}
