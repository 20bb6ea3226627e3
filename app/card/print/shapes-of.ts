import { Children, Fragment, isValidElement, type ReactNode } from "react";

import type { Matrix, Shape } from "#server/platform/pictures/print/drawing.ts";

import { CODE_INK } from "../back-print.ts";
import { CardBody } from "../card-body.tsx";
import { FOIL } from "../card-paint.tsx";
import type { CardTone } from "../drawn-tones.ts";

/** What is inherited from the elements around one. */
interface Around {
  matrix: Matrix;
  fill: string;
  stroke: string;
  strokeWidth: number;
  isRound: boolean;
}

interface SvgProps {
  children?: ReactNode;
  [name: string]: unknown;
}

const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];
/** Before the names of the gradients that are printed flat. */
const PAINT = "flat-";

/**
 * What the elements of a card's side print. The card's components are plain functions of their props, so
 * they are called as such: the print is what the live card draws between its material and its rim, and
 * has no description of its own.
 * @throws when they draw with something that can't be printed
 */
export function shapesOf(side: ReactNode, tone: CardTone): Shape[] {
  // What is a gradient on the screen, because light falls on it, is one ink in print.
  const inks: Record<string, string> = { foil: FOIL[1]![1], pit: tone.pit };

  function inkOf(paint: unknown): string {
    const ink = String(paint);
    const gradient = /^url\(#flat-(\w+)\)$/.exec(ink)?.[1];
    if (gradient) return inks[gradient] ?? fail(`a paint named ${gradient}`);
    // Readers need the code as dark as can be.
    return ink === CODE_INK ? "#000000" : ink;
  }

  function walk(node: ReactNode, around: Around): Shape[] {
    return Children.toArray(node).flatMap((child) => {
      if (!isValidElement<SvgProps>(child)) return fail(`the text ${JSON.stringify(child)}`);
      const { type, props } = child;
      if (type === Fragment) return walk(props.children, around);
      // The material: its children are the print.
      if (type === CardBody) {
        return walk((props.children as unknown as (id: string) => ReactNode)(PAINT), around);
      }
      if (typeof type === "function") {
        return walk((type as (given: SvgProps) => ReactNode)(props), around);
      }
      return drawn(String(type), props, around);
    });
  }

  function drawn(type: string, props: SvgProps, around: Around): Shape[] {
    const own: Around = {
      matrix: times(around.matrix, matrixOf(props["transform"])),
      fill: props["fill"] === undefined ? around.fill : inkOf(props["fill"]),
      stroke: props["stroke"] === undefined ? around.stroke : inkOf(props["stroke"]),
      strokeWidth: Number(props["strokeWidth"] ?? around.strokeWidth),
      isRound: (props["strokeLinecap"] ?? (around.isRound && "round")) === "round",
    };
    switch (type) {
      case "g":
        return walk(props.children, own);
      case "rect":
        return [pathOf(roundedRect(props), own)];
      case "path":
        return [pathOf(String(props["d"]), own)];
      case "text":
        return [textOf(props, own)];
      case "image":
        return [imageOf(props)];
      default:
        return fail(`<${type}>`);
    }
  }

  return walk(side, {
    matrix: IDENTITY,
    fill: "#000000",
    stroke: "none",
    strokeWidth: 1,
    isRound: false,
  });
}

function pathOf(d: string, { matrix, fill, stroke, strokeWidth, isRound }: Around): Shape {
  return {
    kind: "path",
    d,
    matrix,
    fill: fill === "none" ? null : fill,
    stroke: stroke === "none" ? null : { color: stroke, width: strokeWidth, isRound },
  };
}

function textOf(props: SvgProps, { fill }: Around): Shape {
  return {
    kind: "text",
    text: String(props.children),
    x: Number(props["x"]),
    y: Number(props["y"]),
    size: Number(props["fontSize"]),
    weight: Number(props["fontWeight"]),
    spacing: Number.parseFloat(String(props["letterSpacing"] ?? "0")),
    direction: props["direction"] === "rtl" ? "rtl" : "ltr",
    anchor: props["textAnchor"] === "end" ? "end" : "start",
    fill,
  };
}

function imageOf(props: SvgProps): Shape {
  const [, x, y] = /^x(Min|Max)Y(Min|Mid)$/.exec(String(props["preserveAspectRatio"])) ?? [];
  return {
    kind: "image",
    name: String(props["href"]),
    x: Number(props["x"]),
    y: Number(props["y"]),
    width: Number(props["width"]),
    height: Number(props["height"]),
    alignX: x === "Max" ? "max" : "min",
    alignY: y === "Min" ? "min" : "mid",
  };
}

function roundedRect(props: SvgProps): string {
  const [x, y, width, height] = ["x", "y", "width", "height"].map((name) =>
    Number(props[name] ?? 0),
  ) as [number, number, number, number];
  const r = Number(props["rx"] ?? 0);
  const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return (
    `M${x + r} ${y}h${width - 2 * r}${corner(r, r)}v${height - 2 * r}${corner(-r, r)}` +
    `h${2 * r - width}${corner(-r, -r)}v${2 * r - height}${corner(r, -r)}z`
  );
}

/** Of `translate(x y)` and `scale(s)` in any sequence. */
function matrixOf(transform: unknown): Matrix {
  let matrix = IDENTITY;
  for (const [, name, list] of String(transform ?? "").matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [a = 0, b] = list!.split(/[\s,]+/).map(Number);
    if (name === "translate") matrix = times(matrix, [1, 0, 0, 1, a, b ?? 0]);
    else if (name === "scale") matrix = times(matrix, [a, 0, 0, b ?? a, 0, 0]);
    else fail(`the transform ${name}`);
  }
  return matrix;
}

function times(a: Matrix, b: Matrix): Matrix {
  return [
    a[0] * b[0] + a[2] * b[1],
    a[1] * b[0] + a[3] * b[1],
    a[0] * b[2] + a[2] * b[3],
    a[1] * b[2] + a[3] * b[3],
    a[0] * b[4] + a[2] * b[5] + a[4],
    a[1] * b[4] + a[3] * b[5] + a[5],
  ];
}

function fail(what: string): never {
  throw new Error(`The card is drawn with ${what}, which can't be printed.`);
}
