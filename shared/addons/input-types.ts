export const INPUT_TYPES = ["text", "number", "radio", "select", "image"] as const;
export type InputType = (typeof INPUT_TYPES)[number];

/** Whether customers choose one of the addon's options. */
export const offersChoice = ({ inputType }: { inputType: string | undefined }) =>
  inputType === "radio" || inputType === "select";
