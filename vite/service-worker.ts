import type { Plugin } from "vite";

import { SERVICE_WORKER } from "./entries.ts";

/** A service worker rules over the folder that it lies in, so it lies at the top, under a fixed name. */
export function serviceWorker(): Plugin {
  return {
    name: "service-worker",
    applyToEnvironment: ({ name }) => name === "client",
    outputOptions(options) {
      const usual = options.entryFileNames;
      return {
        ...options,
        entryFileNames: (chunk) => {
          if (chunk.facadeModuleId?.endsWith(`/${SERVICE_WORKER}`)) return "service-worker.js";
          return typeof usual === "function" ? usual(chunk) : (usual ?? "[name]-[hash].js");
        },
      };
    },
  };
}
