import { useEffect, useRef, useState } from "react";

import type { Upload } from "#app/api/ask-uploading.ts";

/** The progress of a form's upload. */
export interface UploadState {
  /** The share that is sent, from 0 to 1; at 1 the server is processing the pictures. */
  share: number;
  cancel: () => void;
}

/** Upload progress for a form. Unmounting aborts the upload. */
export function useUpload() {
  const [share, setShare] = useState<number>();
  const ending = useRef<AbortController>(undefined);
  useEffect(() => () => ending.current?.abort(), []);

  const state: UploadState | undefined =
    share === undefined ? undefined : { share, cancel: () => ending.current?.abort() };
  return {
    state,
    /** Runs `send` with an upload that updates the progress. */
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
