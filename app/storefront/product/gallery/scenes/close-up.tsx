import { CardFace } from "#app/card/card-face.tsx";

import type { SceneProps } from "../scene.ts";

/** The embossed mark and the edge from near. */
export function CloseUp({ color, small }: SceneProps) {
  return (
    <div className="absolute start-[-88cqmax] top-[-24cqmin] w-[165cqmax] -rotate-16 lit rtl:rotate-16">
      <CardFace color={color} detail={small ? "small" : "full"} label="" />
    </div>
  );
}
