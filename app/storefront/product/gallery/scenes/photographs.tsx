import { lazyIsland } from "#app/page-engine/lazy-island.tsx";

import type { SceneProps } from "../scene.ts";

/** The server renders them; their code is loaded after the page. */
const Photograph = lazyIsland(async () => (await import("./photograph.tsx")).Photograph);

export function OnDesk(props: SceneProps) {
  return <Photograph scene="desk" {...props} />;
}

/** The card held to a phone, and the page that this opens. */
export function OnPhone(props: SceneProps) {
  return <Photograph scene="tap" {...props} />;
}

/** The embossed mark and the edge, from near. */
export function CloseUp(props: SceneProps) {
  return <Photograph scene="edge" {...props} />;
}

/** The chosen colour on the other one. */
export function BothColors(props: SceneProps) {
  return <Photograph scene="fan" {...props} />;
}

export function InBox(props: SceneProps) {
  return <Photograph scene="box" {...props} />;
}
