/** Dispatched on the window when React has taken over the page, and marked for who asks later. */
export const PROGRAM_READY = "program-ready";
