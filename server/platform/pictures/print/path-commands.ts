import svgpath from "svgpath";

/** A step of a path, in absolute coordinates. */
export type PathCommand =
  | readonly ["M" | "L", number, number]
  | readonly ["C", number, number, number, number, number, number]
  | readonly ["Z"];

/** The path data of SVG as lines and cubic curves, which is all that PDF has. */
export function pathCommands(d: string): PathCommand[] {
  const commands: PathCommand[] = [];
  svgpath(d)
    .abs()
    .unshort()
    .unarc()
    .iterate(([name, ...at], _index, x, y) => {
      const n = at as number[];
      switch (name) {
        case "M":
        case "L":
          commands.push([name, n[0]!, n[1]!]);
          break;
        case "H":
          commands.push(["L", n[0]!, y]);
          break;
        case "V":
          commands.push(["L", x, n[0]!]);
          break;
        case "Q":
          commands.push(cubic(x, y, n as Quad));
          break;
        case "C":
          commands.push(["C", ...(n as Cubic)]);
          break;
        case "Z":
          commands.push(["Z"]);
          break;
        default:
          throw new Error(`A path has the command ${name}.`);
      }
    });
  return commands;
}

type Quad = [number, number, number, number];
type Cubic = [number, number, number, number, number, number];

/** The same curve with two control points instead of one. */
function cubic(x0: number, y0: number, [x1, y1, x, y]: Quad): PathCommand {
  const two = (end: number, control: number) => end + (2 / 3) * (control - end);
  return ["C", two(x0, x1), two(y0, y1), two(x, x1), two(y, y1), x, y];
}
