declare module "virtual:react-router/server-build" {
  import type { ServerBuild } from "react-router";

  const build: ServerBuild;
  export = build;
}

declare module "virtual:program-watch" {
  /** The address of the script that sees whether a page's program comes. */
  const url: string;
  export default url;
}

declare module "virtual:page-script" {
  /** The address of the script that pages without React load. */
  const url: string;
  export default url;
}
