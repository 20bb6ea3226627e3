import type { Plugin } from "vite";

const RELOAD = "window.location.reload()";
const ROUTER = "window.__reactRouterDataRouter";
const WANTED = `${ROUTER}.state.navigation.location ?? ${ROUTER}.state.location`;

/**
 * When loading the code of a clicked link's page fails, the router reloads the current page, and
 * the click is lost. This plugin makes it load the target page from the server instead.
 */
export function withTargetPageFallback(): Plugin {
  return {
    name: "with-target-page-fallback",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      filter: { id: /react-router\/dist\/.*\/routeModules\.js$/ },
      handler(code) {
        if (!code.includes(RELOAD)) this.error("The router loads its pages in another way.");
        return code.replace(RELOAD, `window.location.assign(${ROUTER}.createHref(${WANTED}))`);
      },
    },
  };
}
