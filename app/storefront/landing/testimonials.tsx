import type { Testimonial } from "#shared/testimonials/testimonial.ts";

import { Reveal } from "../layout/reveal.tsx";
import { ShopFigures, TestimonialsHead, TestimonialSlides } from "./drawings.ts";

/** Testimonials, if there are any, and three fixed numbers. */
export function Testimonials({ testimonials }: { testimonials: readonly Testimonial[] }) {
  return (
    <Reveal id="testimonials" className="section-space">
      <div className="wrap">
        {testimonials.length > 0 && (
          <div className="mb-18 lg:mb-28">
            <TestimonialsHead />
            <TestimonialSlides testimonials={testimonials} />
          </div>
        )}
        <ShopFigures />
      </div>
    </Reveal>
  );
}
