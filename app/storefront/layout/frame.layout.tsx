import { useState } from "react";
import { Outlet } from "react-router";

import { m } from "#app/i18n/translations.ts";
import { staticIsland } from "#app/ui/static-island.tsx";

import { SectionBoundary } from "../errors/section-boundary.tsx";
import { Header } from "./header.tsx";
import { useLayoutData } from "./layout-data.ts";
import { useArrival } from "./use-arrival.ts";
import "./page-script.ts";

/** Its form and links are plain HTML and the page script's. */
const Footer = staticIsland(async () => (await import("./footer.tsx")).Footer);

/**
 * What every public page shows around its content, errors included: it asks for nothing itself, so
 * that nothing can take its place.
 */
export default function FrameLayout() {
  const loaded = useLayoutData();
  // Where it could not be loaded again, header and footer stay as they are.
  const [known, setKnown] = useState(loaded);
  if (loaded && loaded !== known) setKnown(loaded);
  const layout = loaded ?? known;
  useArrival();
  return (
    <>
      <a
        href="#content"
        className="fixed start-4 top-3 z-40 -translate-y-24 rounded-pill bg-ink px-5 py-2.5 font-label text-paper focus:translate-y-0"
      >
        {m.storefront_skip()}
      </a>
      <Header shopName={layout?.settings?.shopName} />
      <main id="content" tabIndex={-1} className="outline-none">
        <Outlet />
      </main>
      <SectionBoundary section={m.storefront_footer_section()}>
        <Footer
          settings={layout?.settings}
          socialLinks={layout?.socialLinks ?? []}
          year={layout?.year}
        />
      </SectionBoundary>
    </>
  );
}
