import { m } from "#app/i18n/translations.ts";
import { Button } from "#app/ui/button.tsx";

/** Where the shop can't make something at the moment. */
export function OfferMissing({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert">
      <p className="mb-3 text-bad">{m.own_page_offer_missing()}</p>
      <Button variant="line" size="s" onClick={onRetry}>
        {m.own_page_photo_again()}
      </Button>
    </div>
  );
}
