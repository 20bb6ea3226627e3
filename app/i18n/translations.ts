// oxlint-disable-next-line oxc/no-barrel-file -- one generated module, of which builds keep what is used
import * as m from "./generated/translations.js";

/** The texts of the shop, in the language of the page: `m.order_step_of({ step: 1, steps: 6 })`. */
export { m };
