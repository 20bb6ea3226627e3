import { Tooltip } from "@base-ui/react/tooltip";

export interface HintBubbleProps {
  anchor: Element;
  text: string;
  side: "top" | "inline-end";
}

const OFFSET_PX = 4;

/** A line of text beside an element. */
export default function HintBubble({ anchor, text, side }: HintBubbleProps) {
  return (
    <Tooltip.Root open>
      <Tooltip.Portal>
        <Tooltip.Positioner anchor={anchor} side={side} sideOffset={OFFSET_PX} className="z-70">
          <Tooltip.Popup className="max-w-72 origin-(--transform-origin) rounded-badge bg-night px-2.5 py-1.5 text-note text-on-night transition-[opacity,scale] data-starting-style:scale-98 data-starting-style:opacity-0">
            {text}
          </Tooltip.Popup>
        </Tooltip.Positioner>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}
