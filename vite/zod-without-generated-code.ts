import type { Plugin } from "vite";

const MODULE = "zod/v4/core/core.js";

/**
 * Zod validates faster with generated code, and first tries whether that is allowed. The pages'
 * Content Security Policy forbids it, and the browser would report the attempt. Zod has a setting
 * to skip it, but it must be set before the first schema is created, in whichever script runs
 * first: so this plugin sets it within zod itself.
 */
export function zodWithoutGeneratedCode(): Plugin {
  let isPatched = false;
  return {
    name: "zod-without-generated-code",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      filter: { id: /\/zod\/v4\/core\/core\.js$/ },
      handler(code) {
        const patched = code.replace(/(__zod_globalConfig = )\{\}/, "$1{ jitless: true }");
        if (patched === code) this.error(`${MODULE} no longer has what is patched in it.`);
        isPatched = true;
        return patched;
      },
    },
    buildEnd(error) {
      if (!error && !isPatched) this.error(`${MODULE} is not loaded, so nothing was patched.`);
    },
  };
}
