import { later } from "#app/ui/lazy-island.tsx";
import { still } from "#app/ui/static-island.tsx";

/** What the landing page shows that never changes. */
export const HeroLight = still(async () => (await import("./hero-light.tsx")).HeroLight);
export const HowItWorks = still(async () => (await import("./how-it-works.tsx")).HowItWorks);
export const PreviewWords = still(async () => (await import("./preview-words.tsx")).PreviewWords);
export const Features = still(async () => (await import("./features.tsx")).Features);
export const TestimonialsHead = still(
  async () => (await import("./testimonials-head.tsx")).TestimonialsHead,
);
export const ShopFigures = still(async () => (await import("./shop-figures.tsx")).ShopFigures);
export const CardFace = still(async () => (await import("#app/card/card-face.tsx")).CardFace);
export const Phone = still(async () => (await import("#app/card/phone.tsx")).Phone);

export const TapArcs = still(async () => (await import("./tap-arcs.tsx")).TapArcs);

/** Moves, but what the server drew will do until it can. */
export const TestimonialSlides = later(
  async () => (await import("./testimonial-slides.tsx")).TestimonialSlides,
);

/** All that the page must have to be whole. */
export const drawings = [
  HeroLight,
  HowItWorks,
  PreviewWords,
  Features,
  TestimonialsHead,
  ShopFigures,
  CardFace,
  Phone,
  TapArcs,
  TestimonialSlides,
];
