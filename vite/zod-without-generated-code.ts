import type { Plugin } from "vite";

const MODULE = "zod/v4/core/core.js";

/**
 * Zod checks faster by code that it makes of text, and tries once whether it may. The pages' policy
 * forbids it, and the browser would report the attempt. Zod has a setting for that, but it must be
 * made before the first schema, of whichever script comes first: so it is made in zod itself.
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
