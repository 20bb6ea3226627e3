import { CARD, fitSize, LOGO } from "./card-geometry.ts";
import type { PrintedPicture } from "./card-print.ts";
import { setText } from "./set-text.tsx";

const { width, margin } = CARD;
const GAP = 18;

interface UnmeasuredLogoProps {
  logo: PrintedPicture;
  organization: string;
  color: string;
  rtl: boolean;
}

/**
 * A logo whose aspect ratio nobody knows before the browser has it, as in a page without a script: the
 * browser itself lays it out, with the organization beside it.
 */
export function UnmeasuredLogo({ logo, organization, color, rtl }: UnmeasuredLogoProps) {
  const room = width - 2 * margin;
  return (
    <foreignObject x={margin} y={LOGO.top} width={room} height={LOGO.height}>
      <div dir={rtl ? "rtl" : "ltr"} className="flex h-full items-center gap-[18px]">
        <img
          src={logo.url}
          alt=""
          className="h-[56px] w-auto max-w-[240px] shrink-0 object-contain"
        />
        <bdi
          className="leading-none font-text whitespace-nowrap"
          style={{ color, fontSize: fitSize(organization, 27, room - LOGO.longest - GAP) }}
        >
          {setText(organization)}
        </bdi>
      </div>
    </foreignObject>
  );
}
