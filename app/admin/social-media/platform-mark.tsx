import { PlatformIcon } from "#app/ui/platform-icon.tsx";

/** A platform's mark on a plate. */
export function PlatformMark({ platform }: { platform: string }) {
  return (
    <span
      aria-hidden="true"
      className="grid size-10 shrink-0 place-items-center rounded-panel bg-paper-lo"
    >
      <PlatformIcon platform={platform} size={20} />
    </span>
  );
}
