import { CardFace } from "#app/card/card-face.tsx";

import type { SceneProps } from "../scene.ts";

/** The name and the embossed mark from near. */
export function CloseUp({ color, small }: SceneProps) {
  return (
    <div className="absolute start-[-48cqmax] top-[-22cqmin] w-[140cqmax] -rotate-16 lit rtl:rotate-16">
      <CardFace color={color} detail={small ? "small" : "full"} label="" />
    </div>
  );
}
