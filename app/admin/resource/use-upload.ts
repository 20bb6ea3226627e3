import { useEffect, useRef, useState } from "react";

import type { Upload } from "#app/api/ask-uploading.ts";

/** How far the pictures of a form are, while they are sent. */
export interface UploadState {
  /** From 0 to 1; at 1 the shop has them and works on them. */
  share: number;
  cancel: () => void;
}

/** Sends pictures so that the form can show how far they are. Leaving the form gives them up. */
export function useUpload() {
  const [share, setShare] = useState<number>();
  const ending = useRef<AbortController>(undefined);
  useEffect(() => () => ending.current?.abort(), []);

  const state: UploadState | undefined =
    share === undefined ? undefined : { share, cancel: () => ending.current?.abort() };
  return {
    state,
    /** Has `send` make the call with what follows it on its way. */
    async follow<Answer>(send: (upload: Upload) => Promise<Answer>): Promise<Answer> {
      const mine = new AbortController();
      ending.current = mine;
      setShare(0);
      try {
        return await send({ signal: mine.signal, onProgress: setShare });
      } finally {
        setShare(undefined);
      }
    },
  };
}

/** Whether a call ended because it was given up. */
export function isGivenUp(error: unknown): boolean {
  return error instanceof DOMException && error.name === "AbortError";
}
