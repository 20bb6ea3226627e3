import { useState, useEffect } from "react";
import { Outlet } from "react-router";

import { m } from "#app/i18n/translations.ts";
import { staticIsland } from "#app/page-engine/static-island.tsx";

import { SectionBoundary } from "../errors/section-boundary.tsx";
import { Header } from "./header.tsx";
import { useLayoutData } from "./layout-data.ts";
import "./page-script.ts";

/** Its form and links need only HTML and the page script. */
const Footer = staticIsland(async () => (await import("./footer.tsx")).Footer);

/**
 * Header and footer of every public page, including errors. It loads no data itself, so it can't
 * fail.
 */
export default function FrameLayout() {
  const loaded = useLayoutData();
  // When reloading the data fails, header and footer keep showing the previous data.
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
      <Header shopName={layout?.settings?.shopName} isClosed={layout?.isClosed} />
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

/**
 * Scrolls to the section that the address names after a full page load. The browser would do so
 * too, but stops when the router writes to the history before the first layout.
 */
function useArrival() {
  useEffect(() => {
    const section = document.getElementById(location.hash.slice(1));
    // The page script has focused the section of a link that was pressed meanwhile, and scrolls there.
    if (scrollY === 0 && section !== document.activeElement) section?.scrollIntoView();
  }, []);
}
