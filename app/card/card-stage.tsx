import { useId, type ReactNode } from "react";

import { WindowPanes, type Pane } from "./window-panes.tsx";

const PANES: readonly Pane[] = [
  [
    [80, -40],
    [230, -40],
    [590, 620],
    [400, 620],
  ],
  [
    [268, -40],
    [398, -40],
    [778, 620],
    [608, 620],
  ],
  [
    [440, -40],
    [550, -40],
    [930, 620],
    [780, 620],
  ],
];

interface CardStageProps {
  className?: string;
  children: ReactNode;
}

/** The background of a drawn card: warm paper under one window. The caller determines its size. */
export function CardStage({ className, children }: CardStageProps) {
  return (
    <div className={`relative isolate overflow-hidden bg-paper-lo ${className ?? ""}`}>
      <WindowLight />
      {children}
    </div>
  );
}

/** Three panes of light on a sheet that fades into shadow. */
function WindowLight() {
  const id = useId();
  return (
    <svg
      className="pointer-events-none absolute inset-0 -z-1 size-full"
      viewBox="0 0 700 560"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id={`${id}fall`} x1="0" y1="0" x2="1" y2="1">
          <stop stopColor="#f5f0e6" />
          <stop offset="1" stopColor="#ddd2bf" />
        </linearGradient>
      </defs>
      <rect width="700" height="560" fill={`url(#${id}fall)`} />
      <WindowPanes id={`${id}pane`} panes={PANES} blur={8} opacity={0.72} />
    </svg>
  );
}
