/**
 * Props for left-to-right content such as addresses and numbers, aligned like the surrounding text.
 */
export const LTR = { dir: "ltr", className: "rtl:text-end" } as const;
