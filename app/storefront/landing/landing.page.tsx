import { m } from "#app/paraglide/messages.js";

export default function LandingPage() {
  return <h1 className="text-hero">{m.storefront_hero_title()}</h1>;
}
