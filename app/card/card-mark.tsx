/** The placeholder for a customer's logo: 50 x 44 units. */
export function OrgMark({ x = 0, y = 0, fill }: { x?: number; y?: number; fill: string }) {
  return (
    <path
      transform={`translate(${x} ${y})`}
      fill={fill}
      d="M0 0h20v44H0zM28 44V22A22 22 0 0 1 50 0v44z"
    />
  );
}

/**
 * The brand's logo: the rhombic dot of Arabic calligraphy and the two arcs of a tap, in 28 x 28
 * units.
 */
export function TapMark({ dot, arc, stroke = 2.1 }: { dot: string; arc: string; stroke?: number }) {
  return (
    <>
      <path d="M7 8.63 12.37 14 7 19.37 1.63 14z" fill={dot} />
      <path
        d="M14.6 7.2a10 10 0 0 1 0 13.6M19.4 3.2a16 16 0 0 1 0 21.6"
        stroke={arc}
        strokeWidth={stroke}
        fill="none"
      />
    </>
  );
}
