import { useEffect, useEffectEvent, useRef, useState } from "react";

import { m } from "#app/i18n/translations.ts";
import { DialogShell } from "#app/ui/dialog.tsx";

import { DialogHead } from "../../resource/dialog-head.tsx";
import { scanByCamera, type ScanProblem } from "./scan-camera.ts";

interface ScanDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** Called once; the camera is off by then. */
  onCode: (text: string) => void;
}

/** Reads the code of a packing slip or a card by the camera. */
export function ScanDialog({ isOpen, onClose, onCode }: ScanDialogProps) {
  return (
    <DialogShell open={isOpen} onOpenChange={onClose} size="s" className="text-panel">
      <div className="grid gap-4 p-6">
        <DialogHead title={m.panel_board_scan()} description={m.panel_board_scan_text()} />
        <Camera onCode={onCode} />
      </div>
    </DialogShell>
  );
}

const PROBLEMS: Record<ScanProblem, () => string> = {
  unsupported: m.panel_board_scan_unsupported,
  refused: m.panel_board_scan_refused,
  no_camera: m.panel_board_scan_no_camera,
};
/** After so long without a code, in milliseconds, it says what may help. */
const SLOW_MS = 10_000;

function Camera({ onCode }: { onCode: (text: string) => void }) {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<ScanProblem | "starting" | "looking" | "slow">("starting");
  const hear = useEffectEvent(onCode);
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    const onFound = (text: string) => {
      ending.abort();
      hear(text);
    };
    const slow = setTimeout(() => setState((now) => (now === "looking" ? "slow" : now)), SLOW_MS);
    void scanByCamera(video.current!, onFound, signal).then((problem) => {
      if (!signal.aborted) setState(problem ?? "looking");
    });
    return () => {
      clearTimeout(slow);
      ending.abort();
    };
  }, []);
  const problem = state in PROBLEMS ? PROBLEMS[state as ScanProblem]() : undefined;
  return (
    <>
      <video
        ref={video}
        muted
        playsInline
        aria-label={m.panel_board_scan_view()}
        className="aspect-square w-full rounded-panel bg-night object-cover"
        hidden={problem !== undefined}
      />
      {problem ? (
        <p role="alert" className="rounded-panel bg-warn-wash px-3.5 py-3 text-warn">
          {problem}
        </p>
      ) : (
        <p role="status" className="min-h-10 text-note text-ink-2">
          {state === "starting" && m.panel_board_scan_starting()}
          {state === "slow" && m.panel_board_scan_slow()}
        </p>
      )}
    </>
  );
}
