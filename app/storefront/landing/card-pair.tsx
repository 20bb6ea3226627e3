import { CardFace } from "#app/card/card-face.tsx";

/** Black under white; what the upper one covers of the lower one's print is left blank. */
export function CardPair() {
  return (
    <div className="relative mt-12 h-57.5 w-87.5 max-w-full lg:mt-16" aria-hidden="true">
      <div className="absolute start-0 top-0 w-[75.4%] lit-night">
        <CardFace name="" position="" label="" />
      </div>
      <div className="absolute start-[24.6%] top-16.5 w-[75.4%] lit-night">
        <CardFace color="white" label="" />
      </div>
    </div>
  );
}
