import type { ComponentProps } from "react";

import { CardFace } from "#app/card/card-face.tsx";
import { getTextDirection } from "#app/i18n/locale.ts";

/** An error message beside a blank card, shown where there is no page. */
export function BlankCard({ children, ...section }: ComponentProps<"section">) {
  return (
    <section
      {...section}
      className="wrap grid page-columns items-center gap-y-14 pt-32 pb-22 md:pt-44 lg:pb-40"
    >
      <div>{children}</div>
      {/* Narrower than its column, so that its turned corners stay inside the margins. */}
      <div className="mx-auto w-[88%] max-w-90 lg:max-w-none">
        <div className="-turned-8 lit rtl:turned-8">
          <CardFace
            name=""
            position=""
            organization=""
            printedLogo={false}
            dir={getTextDirection()}
            label=""
          />
        </div>
      </div>
    </section>
  );
}
