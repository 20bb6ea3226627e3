declare module "virtual:react-router/server-build" {
  import type { ServerBuild } from "react-router";

  const build: ServerBuild;
  export = build;
}

declare module "virtual:first-touch" {
  /** The address of the script that loads a page's program at the first touch. */
  const url: string;
  export default url;
}

declare module "virtual:page-style" {
  import type { StyleSheets } from "#app/page-engine/own-style.ts";

  /** The rules of all style sheets; none in development. */
  const sheets: StyleSheets;
  export default sheets;
}

declare module "virtual:program-watch" {
  /** The address of the script that checks whether a page's main script loads. */
  const url: string;
  export default url;
}

declare module "virtual:page-script" {
  /** The address of the script for pages without React. */
  const url: string;
  export default url;
}

declare module "virtual:calculator" {
  /** Loads `calculator-program.ts`, which acts when it runs. */
  const load: () => Promise<unknown>;
  export default load;
}

declare module "virtual:form-programs" {
  /** Loads `form-programs.ts`. */
  const load: () => Promise<typeof import("#app/storefront/forms/form-programs.ts")>;
  export default load;
}

declare module "virtual:order-opener" {
  /** The address of the script that opens the order dialog. */
  const url: string;
  export default url;
}
