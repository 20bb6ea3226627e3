import type { Plugin } from "vite";

const RELOAD = "window.location.reload()";
const ROUTER = "window.__reactRouterDataRouter";
const WANTED = `${ROUTER}.state.navigation.location ?? ${ROUTER}.state.location`;

/**
 * When the program of a page that was clicked does not load, the router reloads the page on which the
 * click was, and the click is lost. With this it loads the page that was wanted, whole.
 */
export function withWantedPages(): Plugin {
  return {
    name: "with-wanted-pages",
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
