import { lazyIsland } from "#app/page-engine/lazy-island.tsx";
import { staticIsland } from "#app/page-engine/static-island.tsx";

/** Parts of the landing page that never change. */
export const HeroLight = staticIsland(async () => (await import("./hero-light.tsx")).HeroLight);
export const HowItWorks = staticIsland(async () => (await import("./how-it-works.tsx")).HowItWorks);
export const PreviewScene = staticIsland(
  async () => (await import("./preview-scene.tsx")).PreviewScene,
);
export const TestimonialsHead = staticIsland(
  async () => (await import("./testimonials-head.tsx")).TestimonialsHead,
);
export const ShopFigures = staticIsland(
  async () => (await import("./shop-figures.tsx")).ShopFigures,
);
const loadHeroScene = async () => (await import("./hero-scene.tsx")).HeroScene;
/** Without a stored picture, which may fail to load, the scene never changes. */
export const DrawnHeroScene = staticIsland(loadHeroScene);
export const HeroScene = lazyIsland(loadHeroScene);

/** Animated later; until its code is loaded, the server's HTML is shown. */
export const TestimonialSlides = lazyIsland(
  async () => (await import("./testimonial-slides.tsx")).TestimonialSlides,
);

/** Everything that must be loaded for a complete page. */
export const drawings = [
  HeroLight,
  HowItWorks,
  PreviewScene,
  TestimonialsHead,
  ShopFigures,
  DrawnHeroScene,
  HeroScene,
  TestimonialSlides,
];
