import type { Plugin } from "vite";

import { SERVICE_WORKER } from "./entries.ts";

/**
 * Builds the service worker to the top folder under a fixed name, because a service worker controls
 * only pages within its own folder.
 */
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
