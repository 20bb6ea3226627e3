/**
 * An animation for work in progress. It is decorative: describe the work in words beside it, or in
 * the label of the surrounding element.
 */
export function Spinner({ size = 20 }: { size?: number }) {
  return (
    <svg
      className="animate-turn motion-reduce:animate-none"
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <circle cx="10" cy="10" r="7.5" opacity=".25" />
      <path d="M10 2.5a7.5 7.5 0 0 1 7.5 7.5" />
    </svg>
  );
}
