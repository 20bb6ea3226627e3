import { still } from "#app/ui/still.tsx";

/** What the landing page shows that never changes. */
export const HeroLight = still(async () => (await import("./hero-light.tsx")).HeroLight);
export const HowItWorks = still(async () => (await import("./how-it-works.tsx")).HowItWorks);
export const CardPair = still(async () => (await import("./card-pair.tsx")).CardPair);
export const CardFace = still(async () => (await import("#app/card/card-face.tsx")).CardFace);
export const Phone = still(async () => (await import("#app/card/phone.tsx")).Phone);
export const Portrait = still(async () => (await import("#app/card/portrait.tsx")).Portrait);

export const drawings = [HeroLight, HowItWorks, CardPair, CardFace, Phone, Portrait];
