import type { CSSProperties } from "react";

import { CardFace } from "#app/card/card-face.tsx";
import { getTextDirection } from "#app/i18n/locale.ts";

import { isBlackAndWhite } from "../../../photos/photographed-colors.ts";
import type { SceneProps } from "../scene.ts";
import { BothColors } from "./photographs.tsx";

/** Fewer would be no fan: a single colour is shown several times. */
const LEAST = 3;
/** Between two cards, in degrees. */
const SPREAD = 13;

/** The product's colours, the chosen one on top: photographed where it comes in black and white. */
export function AllColors(props: SceneProps) {
  const isPhotographed = isBlackAndWhite(props.designs.map(({ color }) => color));
  return isPhotographed ? <BothColors {...props} /> : <DrawnFan {...props} />;
}

function DrawnFan({ color, designs, place }: SceneProps) {
  const isSmall = place === "thumbnail";
  const others = designs.map((design) => design.color).filter((other) => other !== color);
  const below = [...others, ...Array.from({ length: LEAST }, () => color)].slice(
    0,
    Math.max(others.length, LEAST - 1),
  );
  const mirrored = getTextDirection() === "rtl" ? -1 : 1;
  return (
    <div className="absolute inset-0 grid place-items-center">
      <div className="grid w-[min(66cqw,92cqh)]">
        {[...below.toReversed(), color].map((one, index, { length }) => {
          const depth = length - 1 - index;
          const turn = mirrored * (depth * SPREAD - 15);
          const shift = mirrored * (depth * 7 - 7);
          return (
            <div
              key={index}
              className={`col-start-1 row-start-1 ${isSmall ? "lit-small" : "lit"}`}
              style={
                {
                  "--turned": `${turn}deg`,
                  transform: `translate(${shift}%, ${depth * -9 + 8}%) rotate(var(--turned))`,
                } as CSSProperties
              }
            >
              <CardFace
                color={one}
                {...(depth > 0 && { name: "", position: "" })}
                detail={isSmall ? "small" : "full"}
                label=""
              />
            </div>
          );
        })}
      </div>
    </div>
  );
}
