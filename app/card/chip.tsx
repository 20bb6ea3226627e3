interface ChipProps {
  x: number;
  y: number;
  /** Where the innermost turn of the antenna is, to the left of it. */
  coil: number;
}

/** The chip between the ends of its antenna, in the card's units; centred on this point. */
export function Chip({ x, y, coil }: ChipProps) {
  return (
    <>
      <path d={`M${coil} ${y - 14}H${x}M${coil} ${y + 14}H${x}`} />
      <path d={`M${x - 34} ${y}h68`} stroke="var(--color-copper)" strokeWidth="68" />
    </>
  );
}
