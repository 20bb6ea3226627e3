type Point = readonly [x: number, y: number];

/** Its corners: top left, top right, bottom right, bottom left. Top and bottom are out of sight. */
export type Pane = readonly [Point, Point, Point, Point];

interface WindowPanesProps {
  /** Unique on the page. */
  id: string;
  panes: readonly Pane[];
  /** The standard deviation of the blur, in units of the drawing. */
  blur: number;
  opacity: number;
}

const LIGHT = "#fffdf8";
/** A blurred edge reaches so many standard deviations to each side. */
const REACH = 2.5;
/** How light a blurred edge is at equal distances from the outside to the inside. */
const PROFILE = [0, 0.023, 0.067, 0.159, 0.309, 0.5, 0.691, 0.841, 0.933, 0.977, 1];

/**
 * The light of a window's panes. Their soft edges are gradients: a blur filter would look the same,
 * but is slow to paint, and this is what pages begin with.
 */
export function WindowPanes({ id, panes, blur, opacity }: WindowPanesProps) {
  const edges = panes.flatMap(([topLeft, topRight, bottomRight, bottomLeft]) => [
    softEdge(bottomLeft, topLeft, blur),
    softEdge(topRight, bottomRight, blur),
  ]);
  const inside = panes.map(([topLeft, topRight, bottomRight, bottomLeft]) => {
    const [a, b] = softEdge(bottomLeft, topLeft, blur).inner;
    const [c, d] = softEdge(topRight, bottomRight, blur).inner;
    return outline([a, b, c, d]);
  });
  return (
    <g opacity={opacity}>
      <linearGradient id={id}>
        {PROFILE.map((light, index) => (
          <stop
            key={light}
            offset={index / (PROFILE.length - 1)}
            stopColor={LIGHT}
            stopOpacity={light}
          />
        ))}
      </linearGradient>
      <path d={inside.join("")} fill={LIGHT} />
      {edges.map(({ from, to, strip }, index) => (
        <g key={strip}>
          <linearGradient
            id={`${id}${index}`}
            href={`#${id}`}
            gradientUnits="userSpaceOnUse"
            x1={from[0]}
            y1={from[1]}
            x2={to[0]}
            y2={to[1]}
          />
          <path d={strip} fill={`url(#${id}${index})`} />
        </g>
      ))}
    </g>
  );
}

/** The blurred edge between two corners of a pane, which lies to the right on the way. */
function softEdge(start: Point, end: Point, blur: number) {
  const [x, y] = [end[0] - start[0], end[1] - start[1]];
  const reach = (REACH * blur) / Math.hypot(x, y);
  const inwards = ([px, py]: Point, times: number): Point => [
    px - y * reach * times,
    py + x * reach * times,
  ];
  const from = inwards(start, -1);
  const to = inwards(start, 1);
  return {
    from: rounded(from),
    to: rounded(to),
    strip: outline([from, inwards(end, -1), inwards(end, 1), to]),
    // A little within the strip, so that no line shows between the two.
    inner: [inwards(start, 0.96), inwards(end, 0.96)] as const,
  };
}

function outline(points: readonly Point[]): string {
  return `M${points.map((point) => rounded(point).join(" ")).join("L")}z`;
}

const rounded = (point: Point) => point.map((value) => Math.round(value * 10) / 10);
