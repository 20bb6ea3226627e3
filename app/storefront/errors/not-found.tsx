import { CardFace } from "#app/card/card-face.tsx";
import { m } from "#app/paraglide/messages.js";
import { ButtonLink } from "#app/ui/button-link.tsx";

/** Says that there is no such page, and leads home. */
export function NotFound() {
  return (
    <section className="wrap grid items-center gap-x-18 gap-y-14 pt-32 pb-22 md:pt-44 lg:grid-cols-[7fr_5fr] lg:pb-40">
      <div>
        <p className="text-figure font-figure tracking-figure tabular-nums" aria-hidden="true">
          404
        </p>
        <h1 className="mt-6 text-section font-light tracking-section">
          {m.storefront_not_found_title()}
        </h1>
        <p className="mt-5 text-lead font-light text-ink-2">{m.storefront_not_found_text()}</p>
        <ButtonLink to="/" className="mt-8">
          {m.storefront_not_found_home()}
        </ButtonLink>
      </div>
      <div className="lit max-lg:max-w-90">
        <div className="-rotate-8">
          <CardFace name="" position="" organisation="" printedLogo={false} label="" />
        </div>
      </div>
    </section>
  );
}
