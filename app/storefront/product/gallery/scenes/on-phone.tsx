import { CardFace } from "#app/card/card-face.tsx";
import { lazyIsland } from "#app/ui/lazy-island.tsx";

import type { SceneProps } from "../scene.ts";

const Phone = lazyIsland(async () => (await import("#app/card/phone.tsx")).Phone);

/** The card held to a phone, and the page that this opens. */
export function OnPhone({ color, small }: SceneProps) {
  return (
    <div className="absolute inset-0 grid place-items-center">
      <div className="relative h-[92cqmin] max-lg:scale-92 max-lg:-translate-y-[4cqmin] w-[min(92cqw,104cqh)]">
        <div className="absolute end-[4%] top-0">
          {small ? <SmallPhone /> : <Phone className="[--phone:44cqmin]" />}
        </div>
        <div
          className={`absolute start-0 top-[46%] w-[64cqmin] -rotate-11 rtl:rotate-11 ${small ? "lit-small" : "lit"}`}
        >
          <CardFace color={color} detail={small ? "small" : "full"} label="" />
        </div>
      </div>
    </div>
  );
}

/** The same phone, a few pixels wide. */
function SmallPhone() {
  return (
    <svg viewBox="0 0 44 90" className="h-[92cqmin] lit-small" aria-hidden="true">
      <rect width="44" height="90" rx="8" fill="#1a1816" />
      <rect x="2" y="2" width="40" height="86" rx="6.5" fill="var(--color-paper-hi)" />
      <path d="M8.5 2h27a6.5 6.5 0 0 1 6.5 6.5v24h-40v-24a6.5 6.5 0 0 1 6.5-6.5z" fill="#b9623a" />
      <path d="M6 40h22M6 45h14" stroke="#57514a" strokeWidth="2.5" />
      <rect x="6" y="50" width="32" height="7" rx="3.5" fill="#17150f" />
    </svg>
  );
}
