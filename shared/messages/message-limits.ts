/** The longest message, in characters. */
export const MESSAGE_LENGTH = 2000;
