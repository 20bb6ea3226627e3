import type { Plugin } from "vite";

const INSTRUMENTATION = /\/react-router\/dist\/production\/lib\/router\/instrumentation\.js$/;
const EXPORTS = /^export \{([^}]+)\};?$/m;

/**
 * React Router can report what it does to monitoring services. The pages report nothing, and would
 * load 1.2 kB of script for it, compressed: its functions are replaced by one that does nothing.
 */
export function routerForPages(): Plugin {
  let isReplaced = false;
  return {
    name: "router-for-pages",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      filter: { id: INSTRUMENTATION },
      handler(code, id) {
        const names = EXPORTS.exec(code)?.[1]
          ?.split(",")
          .map((name) => `nothing as ${name.trim()}`);
        if (!names) this.error(`${id} no longer has its exports in one list.`);
        isReplaced = true;
        return `const nothing = () => {};\nexport { ${names.join(", ")} };\n`;
      },
    },
    buildEnd(error) {
      if (error || isReplaced) return;
      this.error("Pages no longer load React Router's file for monitoring.");
    },
  };
}
