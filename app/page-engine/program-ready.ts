/** Dispatched on the window when React has taken over the page. */
export const PROGRAM_READY = "program-ready";
