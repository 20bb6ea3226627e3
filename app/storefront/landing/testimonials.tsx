import type { Testimonial } from "#shared/testimonials/testimonial.ts";

import { Reveal } from "../layout/reveal.tsx";
import { ShopFigures, TestimonialsHead, TestimonialSlides } from "./drawings.ts";

/** What clients say, and three fixed figures. */
export function Testimonials({ testimonials }: { testimonials: readonly Testimonial[] }) {
  return (
    <Reveal id="testimonials" className="section-space">
      <div className="wrap">
        <TestimonialsHead />
        {testimonials.length > 0 && <TestimonialSlides testimonials={testimonials} />}
        <ShopFigures />
      </div>
    </Reveal>
  );
}
