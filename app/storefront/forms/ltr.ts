/** For Latin inside of any text: addresses and numbers run left to right, at the side of the text. */
export const LTR = { dir: "ltr", className: "rtl:text-end" } as const;
