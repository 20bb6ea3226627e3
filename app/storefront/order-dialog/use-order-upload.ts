import { useRef, useState } from "react";

import type { Upload } from "#app/api/ask-uploading.ts";

/** The pictures of an order on their way to the shop. */
export interface OrderUpload {
  /** The share that is sent, from 0 to below 1. */
  share: number;
  /** Nothing is stored then: the shop has not received all of it. */
  cancel: () => void;
}

/** Follows the pictures of an order until all of them are sent. */
export function useOrderUpload() {
  const [share, setShare] = useState<number>();
  const ending = useRef<AbortController>(undefined);

  async function follow<Answer>(send: (upload: Upload) => Promise<Answer>): Promise<Answer> {
    const mine = new AbortController();
    ending.current = mine;
    setShare(0);
    try {
      return await send({ signal: mine.signal, onProgress: setShare });
    } finally {
      setShare(undefined);
    }
  }

  const isOn = share !== undefined && share < 1;
  const upload: OrderUpload | null = isOn ? { share, cancel: () => ending.current?.abort() } : null;
  return { upload, follow };
}
