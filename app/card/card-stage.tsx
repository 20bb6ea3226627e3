import { useId, type ReactNode } from "react";

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

/** Three blurred panes of light on a sheet that fades into shadow. */
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
        <filter id={`${id}blur`} x="-10%" y="-10%" width="120%" height="120%">
          <feGaussianBlur stdDeviation="8" />
        </filter>
        <linearGradient id={`${id}fall`} x1="0" y1="0" x2="1" y2="1">
          <stop stopColor="#f5f0e6" />
          <stop offset="1" stopColor="#ddd2bf" />
        </linearGradient>
      </defs>
      <rect width="700" height="560" fill={`url(#${id}fall)`} />
      <g filter={`url(#${id}blur)`} fill="#fffdf8" opacity=".72">
        <path d="M80-40h150l360 660H400z" />
        <path d="M268-40h130l380 660H608z" />
        <path d="M440-40h110l380 660H780z" />
      </g>
    </svg>
  );
}
