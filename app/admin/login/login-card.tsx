import { CardFace } from "#app/card/card-face.tsx";
import { CardStage } from "#app/card/card-stage.tsx";

/** An example card, as a picture. */
export default function LoginCard() {
  return (
    <CardStage className="hidden place-items-center lg:grid">
      <div className="w-3/5 max-w-110 -rotate-6">
        <div className="lit">
          <CardFace label="" />
        </div>
      </div>
    </CardStage>
  );
}
