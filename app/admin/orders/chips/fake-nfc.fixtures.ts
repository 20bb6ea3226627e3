/** A chip as it lies on the table of a test. */
export interface FakeChip {
  serial: string;
  /** The addresses that it holds; null where it can't be read as NDEF. */
  urls: string[] | null;
  /** In bytes of an address; 132 fit on the smallest of the usual ones. */
  capacity: number;
  isLocked: boolean;
  /** So many times it is taken away in the middle of being written. */
  slips: number;
}

export interface FakeNfc {
  permission: "prompt" | "granted" | "denied";
  hardware: "on" | "off" | "missing";
  /** Holds a chip to the phone, and leaves it there. */
  hold(chip: FakeChip): void;
  takeAway(): void;
  /** As when the phone falls asleep. */
  hide(isHidden: boolean): void;
  chip(serial: string, more?: Partial<FakeChip>): FakeChip;
  /** How many scans are under way. */
  scans(): number;
}

/**
 * Puts in place of Web NFC what behaves like Chrome's on Android: it asks for permission after a tap,
 * tells of a chip that is held or lies there already, keeps a write waiting until a chip comes, and
 * does nothing while the page is hidden. Runs in a page as it is written, so it uses nothing from
 * outside of itself.
 */
export function installFakeNfc(): void {
  type Pending = { todo: (chip: FakeChip) => void; give: (error: DOMException) => void };
  const scanning = new Set<EventTarget>();
  let present: FakeChip | undefined;
  let pending: Pending | undefined;
  let isHidden = false;

  const failed = (name: string, message: string) => new DOMException(message, name);

  function startProblem(): DOMException | undefined {
    if (nfc.hardware === "missing") return failed("NotSupportedError", "No NFC adapter");
    if (nfc.hardware === "off") return failed("NotReadableError", "NFC setting is disabled.");
    if (nfc.permission === "prompt") {
      // The person says yes, but is only asked after a tap.
      const { userActivation } = navigator as Partial<Navigator>;
      if (userActivation && !userActivation.isActive) {
        return failed("NotAllowedError", "Must be handling a user gesture");
      }
      nfc.permission = "granted";
    }
    return nfc.permission === "denied"
      ? failed("NotAllowedError", "NFC permission request denied.")
      : undefined;
  }

  function tell(reader: EventTarget, { serial, urls }: FakeChip): void {
    if (urls === null) {
      reader.dispatchEvent(new Event("readingerror"));
      return;
    }
    const records = urls.map((url) => ({
      recordType: "url",
      data: new DataView(new TextEncoder().encode(url).buffer),
    }));
    const event = Object.assign(new Event("reading"), {
      serialNumber: serial,
      message: { records },
    });
    reader.dispatchEvent(event);
  }

  /** First what reads, then what writes. */
  function meet(): void {
    if (!present || isHidden) return;
    const chip = present;
    for (const reader of scanning) tell(reader, chip);
    const now = pending;
    pending = undefined;
    now?.todo(chip);
  }

  function wait(signal: AbortSignal | undefined, todo: (chip: FakeChip) => void): Promise<void> {
    return new Promise((resolve, reject) => {
      const problem = startProblem();
      if (problem) return reject(problem);
      if (signal?.aborted) return reject(signal.reason as DOMException);
      pending?.give(failed("AbortError", "Cancelled by another one"));
      const mine: Pending = {
        give: reject,
        todo(chip) {
          try {
            resolve(todo(chip));
          } catch (error) {
            reject(error as DOMException);
          }
        },
      };
      signal?.addEventListener("abort", () => {
        if (pending !== mine) return;
        pending = undefined;
        reject(signal.reason as DOMException);
      });
      if (present && !isHidden) setTimeout(() => (present ? mine.todo(present) : (pending = mine)));
      else pending = mine;
    });
  }

  class NDEFReader extends EventTarget {
    async scan({ signal }: { signal?: AbortSignal } = {}): Promise<void> {
      if (signal?.aborted) throw signal.reason;
      if (scanning.has(this)) throw failed("InvalidStateError", "A scan() operation is ongoing.");
      const problem = startProblem();
      if (problem) throw problem;
      scanning.add(this);
      signal?.addEventListener("abort", () => scanning.delete(this));
      setTimeout(() => {
        if (present && !isHidden && scanning.has(this)) tell(this, present);
      });
    }

    write(
      { records }: { records: { data: string }[] },
      { overwrite = true, signal }: { overwrite?: boolean; signal?: AbortSignal } = {},
    ): Promise<void> {
      return wait(signal, (chip) => {
        const urls = records.map(({ data }) => data);
        if (!overwrite && chip.urls?.length !== 0) {
          throw failed("NotAllowedError", "NDEFWriteOptions#overwrite does not allow overwrite.");
        }
        if (urls.join("").length - "https://".length > chip.capacity) {
          throw failed("NotSupportedError", "The message does not fit on the tag.");
        }
        if (chip.isLocked) throw failed("NetworkError", "Failed to write due to an IO error");
        if (chip.slips > 0) {
          chip.slips -= 1;
          chip.urls = [];
          present = undefined;
          throw failed("NetworkError", "Failed to write due to an IO error: tag was lost");
        }
        chip.urls = urls;
      });
    }

    makeReadOnly({ signal }: { signal?: AbortSignal } = {}): Promise<void> {
      return wait(signal, (chip) => {
        if (chip.slips > 0) {
          chip.slips -= 1;
          present = undefined;
          throw failed("NetworkError", "Failed to make read-only due to an IO error");
        }
        chip.isLocked = true;
      });
    }
  }

  const nfc: FakeNfc = {
    permission: "prompt",
    hardware: "on",
    hold(chip) {
      present = chip;
      meet();
    },
    takeAway() {
      present = undefined;
    },
    hide(hidden) {
      isHidden = hidden;
      Object.defineProperty(document, "visibilityState", {
        configurable: true,
        get: () => (hidden ? "hidden" : "visible"),
      });
      document.dispatchEvent(new Event("visibilitychange"));
      if (!hidden) meet();
    },
    chip: (serial, more = {}) => ({
      serial,
      urls: [],
      capacity: 132,
      isLocked: false,
      slips: 0,
      ...more,
    }),
    scans: () => scanning.size,
  };
  Object.assign(globalThis, { NDEFReader, nfc });
}
