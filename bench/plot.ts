import { writeFile } from "node:fs/promises";

export interface Series {
  name: string;
  /** Each above zero: both axes are logarithmic. */
  points: readonly (readonly [x: number, y: number])[];
}

const WIDTH = 720;
const HEIGHT = 400;
const LEFT = 60;
const RIGHT = 230;
const TOP = 40;
const BOTTOM = 50;
/** As different in lightness as in hue, so that they differ without colours too. */
const COLORS = ["#1f3a5f", "#b4622d", "#4f8a5b", "#8a4f7d", "#c9a227", "#3d8fa8", "#777777"];

const decades = (values: readonly number[]) => {
  const first = Math.floor(Math.log10(Math.min(...values)));
  const last = Math.ceil(Math.log10(Math.max(...values)));
  return { first, last: Math.max(last, first + 1) };
};

/** A logarithmic axis between two ends of the picture. */
function axis(values: readonly number[], from: number, to: number) {
  const { first, last } = decades(values);
  const at = (value: number) => from + ((Math.log10(value) - first) / (last - first)) * (to - from);
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => 10 ** (first + index));
  return { at: (value: number) => Number(at(value).toFixed(1)), ticks };
}

const label = (value: number) => value.toLocaleString("en", { maximumFractionDigits: 3 });

const text = (x: number, y: number, words: string, more = "") =>
  `<text x="${x}" y="${y}" ${more}>${words.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</text>`;

/** Draws lines over two logarithmic axes, as an SVG file that is readable on light and dark pages. */
export async function writePlot(
  file: string,
  { title, x: xName, y: yName, series }: { title: string; x: string; y: string; series: Series[] },
): Promise<void> {
  const all = series.flatMap(({ points }) => points);
  const x = axis(
    all.map(([value]) => value),
    LEFT,
    WIDTH - RIGHT,
  );
  const y = axis(
    all.map(([, value]) => value),
    HEIGHT - BOTTOM,
    TOP,
  );
  const end = WIDTH - RIGHT;
  const grid = [
    ...x.ticks.flatMap((tick) => [
      `<path d="M${x.at(tick)} ${TOP}V${HEIGHT - BOTTOM}" stroke="#ddd"/>`,
      text(x.at(tick), HEIGHT - BOTTOM + 18, label(tick), `text-anchor="middle"`),
    ]),
    ...y.ticks.flatMap((tick) => [
      `<path d="M${LEFT} ${y.at(tick)}H${end}" stroke="#ddd"/>`,
      text(LEFT - 8, y.at(tick) + 4, label(tick), `text-anchor="end"`),
    ]),
  ];
  const lines = series.flatMap(({ name, points }, index) => {
    const color = COLORS[index % COLORS.length]!;
    const dashes = index < COLORS.length ? "" : ` stroke-dasharray="6 4"`;
    const height = TOP + index * 24;
    const places = points.map(([px, py]) => [x.at(px), y.at(py)] as const);
    return [
      `<polyline points="${places.map((place) => place.join(",")).join(" ")}" fill="none" stroke="${color}" stroke-width="2"${dashes}/>`,
      ...places.map(([px, py]) => `<circle cx="${px}" cy="${py}" r="3" fill="${color}"/>`),
      `<path d="M${end + 16} ${height - 4}h20" stroke="${color}" stroke-width="3"${dashes}/>`,
      text(end + 42, height, name),
    ];
  });
  const picture = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="12" fill="#222">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>`,
    text(LEFT, 20, title, `font-size="14" font-weight="bold"`),
    ...grid,
    text((LEFT + end) / 2, HEIGHT - 10, xName, `text-anchor="middle"`),
    text(14, TOP - 10, yName),
    ...lines,
    "</svg>",
    "",
  ];
  await writeFile(file, picture.join("\n"));
}
