import { m } from "#app/paraglide/messages.js";

import { SectionHead } from "./section-head.tsx";

export function TestimonialsHead() {
  return (
    <SectionHead
      title={m.storefront_testimonials_title()}
      text={m.storefront_testimonials_text()}
    />
  );
}
