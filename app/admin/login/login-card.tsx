import { CardFace } from "#app/card/card-face.tsx";
import { CardStage } from "#app/card/card-stage.tsx";

/** An example card, as a picture. */
export default function LoginCard() {
  return (
    <CardStage className="grid h-full place-items-center">
      <div className="w-[min(60%,15rem)] -turned-6 lg:w-3/5 lg:max-w-110">
        <div className="lit">
          <CardFace label="" />
        </div>
      </div>
    </CardStage>
  );
}
