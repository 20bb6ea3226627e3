import type { ComponentProps, Ref, RefObject } from "react";

import { PICTURE_TYPES } from "./picture-file.ts";

interface FileInputProps extends Pick<
  ComponentProps<"input">,
  "id" | "name" | "onBlur" | "aria-invalid" | "aria-describedby" | "aria-required" | "disabled"
> {
  accept?: readonly string[];
  onPick: (file: File | undefined) => void;
  /** Refs of the component around it and of the caller. */
  inner: RefObject<HTMLInputElement | null>;
  outer: Ref<HTMLInputElement> | undefined;
}

/** A visually hidden file input; the next element shows its focus. */
export function FileInput({
  accept = PICTURE_TYPES,
  onPick,
  inner,
  outer,
  ...input
}: FileInputProps) {
  return (
    <input
      {...input}
      ref={(element) => {
        inner.current = element;
        if (typeof outer === "function") outer(element);
        else if (outer) outer.current = element;
      }}
      type="file"
      accept={accept.join(",")}
      onChange={(event) => {
        onPick(event.currentTarget.files?.[0]);
        // The same file must be pickable again after it was removed.
        event.currentTarget.value = "";
      }}
      className="peer sr-only"
    />
  );
}
