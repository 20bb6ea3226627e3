import { useState } from "react";

import type { DrawnPage } from "#app/card/own-phone.tsx";
import { m } from "#app/i18n/translations.ts";

import { CardPhoto } from "./card-photo.tsx";
import { isBlackAndWhite } from "./photographed-colors.ts";
import { SCENES, type Scene } from "./scenes.ts";

const NAMES: Record<Scene, () => string> = {
  hero: m.photos_scene_hero,
  desk: m.photos_scene_desk,
  tap: m.photos_scene_tap,
  box: m.photos_scene_box,
  edge: m.photos_scene_edge,
  fan: m.photos_scene_fan,
};

interface PhotoChoiceProps {
  /** Of the card's owner; its card is the one that is photographed. */
  page: DrawnPage;
  /** All colours in which cards are sold. */
  colors: readonly string[];
  /** The longer side of the photograph, as for the `sizes` of an image. */
  sizes: string;
  /** Gives the photograph its place. */
  photoClass: string;
  /** Give the scene's name and the choice of the scene their places. */
  nameClass: string;
  choiceClass: string;
}

/** Somebody's card in one photograph after the other. */
export function PhotoChoice({
  page,
  colors,
  sizes,
  photoClass,
  nameClass,
  choiceClass,
}: PhotoChoiceProps) {
  const [shown, setShown] = useState<Scene>("hero");
  const scenes = SCENES.filter((scene) => scene !== "fan" || isBlackAndWhite(colors));
  return (
    <>
      <CardPhoto scene={shown} face={page.face} page={page} sizes={sizes} className={photoClass} />
      <span
        className={`absolute rounded-pill bg-paper-hi px-3 py-1 text-note text-ink ${nameClass}`}
      >
        {NAMES[shown]()}
      </span>
      <div
        role="group"
        aria-label={m.photos_scenes()}
        className={`absolute mx-auto flex w-fit rounded-pill bg-paper-hi px-1 shadow-line ${choiceClass}`}
      >
        {scenes.map((scene) => (
          <button
            key={scene}
            type="button"
            aria-pressed={scene === shown}
            aria-label={NAMES[scene]()}
            title={NAMES[scene]()}
            onClick={() => setShown(scene)}
            className="group grid size-11 place-items-center rounded-pill lg:h-8 lg:w-9"
          >
            <i className="size-2 rounded-pill bg-control transition-[width,background-color] group-hover:bg-ink group-aria-pressed:w-5 group-aria-pressed:bg-ink" />
          </button>
        ))}
      </div>
    </>
  );
}
