import { m } from "#app/i18n/translations.ts";

import { SectionHead } from "./section-head.tsx";

export function TestimonialsHead() {
  return (
    <SectionHead
      title={m.storefront_testimonials_title()}
      text={m.storefront_testimonials_text()}
    />
  );
}
