import type { ComponentType, ReactNode } from "react";

export interface LineIconProps {
  size?: number | string;
  strokeWidth?: number;
  className?: string;
  "aria-hidden"?: "true";
}

/**
 * An icon in the style of the icon set: 24 units, round line caps. It is hidden from screen
 * readers.
 */
export function lineIcon(shape: ReactNode): ComponentType<LineIconProps> {
  return function LineIcon({ size = 20, strokeWidth = 1.5, className }) {
    return (
      <svg
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={strokeWidth}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        className={className}
      >
        {shape}
      </svg>
    );
  };
}
