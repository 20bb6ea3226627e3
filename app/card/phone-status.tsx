/** The status bar of the phone: time, camera, signal and battery. */
export function PhoneStatus({ color = "#fff" }: { color?: string }) {
  return (
    <div
      dir="ltr"
      data-status
      style={{ color }}
      className="absolute inset-x-0 top-0 z-1 flex h-[2.9em] items-center justify-between ps-[1.7em] pe-[1.4em]"
    >
      <b className="text-[.84em] font-label">9:41</b>
      <i className="h-[1.5em] w-[5.2em] rounded-pill bg-black" />
      <svg className="h-[.69em] w-[2.5em]" viewBox="0 0 40 11" fill="currentColor">
        <path d="M0 7h2.400v4H0zM3.6 5H6v6H3.600zM7.200 2.600h2.400V11H7.200zM10.800 0h2.400v11h-2.400z" />
        <rect
          x="18.5"
          y=".5"
          width="19"
          height="10"
          rx="3"
          fill="none"
          stroke="currentColor"
          opacity=".55"
        />
        <rect x="20" y="2" width="13" height="7" rx="1.6" />
        <rect x="38.4" y="3.6" width="1.4" height="3.6" rx=".7" opacity=".55" />
      </svg>
    </div>
  );
}
