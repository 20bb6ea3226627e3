import { lazy } from "react";

import type { Testimonial } from "#shared/testimonials/testimonial.ts";

import { Reveal } from "../layout/reveal.tsx";
import { ShopFigures, TestimonialsHead } from "./drawings.ts";

/**
 * What people at a phone leaf through. Until it is there, what the server drew stands; the pages that
 * the browser makes have fetched it with their data.
 */
export const loadSlides = () => import("./testimonial-slides.tsx");
const TestimonialSlides = lazy(async () => ({ default: (await loadSlides()).TestimonialSlides }));

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
