import { useState } from "react";
import Cropper from "react-easy-crop";

import { m } from "#app/i18n/translations.ts";

import { Button } from "./button.tsx";
import { classNames } from "./class-names.ts";
import { cropPicture, type PictureArea } from "./crop-picture.ts";
import { useDensity } from "./density.tsx";
import { DialogClose, DialogDescription, DialogShell, DialogTitle } from "./dialog.tsx";
import { PICTURE_MAX_BYTES } from "./picture-file.ts";
import { Range } from "./range.tsx";
import { useObjectUrl } from "./use-object-url.ts";

import "react-easy-crop/react-easy-crop.css";

/** A shape of the part that is kept, as width by height; null for that of the picture. */
export interface CropShape {
  name: string;
  aspect: number | null;
}

export interface CropDialogProps {
  picture: File;
  /** What can be chosen from; the first one is chosen. */
  shapes: readonly CropShape[];
  isOpen: boolean;
  onClose: () => void;
  /** Called with the cropped picture, or with the original. */
  onPicture: (picture: File) => void;
  /** Called when the file is not a readable picture. */
  onNoPicture: () => void;
}

const MOST_ZOOM = 4;
/** How far an arrow key moves the picture, in CSS pixels; with Shift a fifth of it. */
const KEY_STEP = 10;
const CENTRE = { x: 0, y: 0 };

/** Crops a picture, by pointer, touch or keyboard. */
export default function CropDialog({ isOpen, onClose, ...crop }: CropDialogProps) {
  const isPanel = useDensity() === "panel";
  return (
    <DialogShell
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      closeOnOutsideClick={false}
      className={isPanel ? "text-panel" : undefined}
    >
      <CropForm {...crop} />
    </DialogShell>
  );
}

/** Mounted with the dialog, so that it always begins with the whole picture. */
function CropForm({
  picture,
  shapes,
  onPicture,
  onNoPicture,
}: Omit<CropDialogProps, "isOpen" | "onClose">) {
  const address = useObjectUrl(picture);
  const [shape, setShape] = useState(shapes[0]);
  const [own, setOwn] = useState(1);
  const [place, setPlace] = useState(CENTRE);
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<PictureArea>();
  const [isCropping, setCropping] = useState(false);

  async function crop() {
    if (!area) return;
    setCropping(true);
    try {
      onPicture(await cropPicture(picture, area, PICTURE_MAX_BYTES));
    } catch {
      onNoPicture();
    }
  }

  return (
    <>
      <div className="flex items-start justify-between gap-4 px-6 pt-6">
        <div>
          <DialogTitle className="text-lead leading-snug font-label">
            {m.ui_picture_crop_title()}
          </DialogTitle>
          <DialogDescription className="mt-1 text-ink-2">
            {m.ui_picture_crop_hint()}
          </DialogDescription>
        </div>
        <DialogClose className="-me-2.5 -mt-2.5" />
      </div>
      {/* Pictures have no reading direction: right is right. */}
      <div
        dir="ltr"
        className="relative mx-6 mt-5 h-[min(22rem,50dvh)] shrink-0 overflow-hidden rounded-panel bg-night"
      >
        {address && (
          <Cropper
            image={address}
            aspect={shape?.aspect ?? own}
            crop={place}
            zoom={zoom}
            maxZoom={MOST_ZOOM}
            keyboardStep={KEY_STEP}
            onMediaLoaded={({ naturalWidth, naturalHeight }) =>
              setOwn(naturalWidth / naturalHeight)
            }
            onCropChange={setPlace}
            onZoomChange={setZoom}
            onCropComplete={(_, pixels) => setArea(pixels)}
            mediaProps={{ onError: onNoPicture, alt: "" }}
            cropperProps={{ role: "group", "aria-label": m.ui_picture_crop_frame() }}
            disableAutomaticStylesInjection
          />
        )}
      </div>
      {shapes.length > 1 && <Shapes shapes={shapes} chosen={shape} onChoose={setShape} />}
      <label className="mx-6 mt-4 flex items-center gap-4">
        <span className="shrink-0 font-label">{m.ui_picture_zoom()}</span>
        <Range
          value={zoom}
          min={1}
          max={MOST_ZOOM}
          step={0.01}
          onChange={(event) => setZoom(Number(event.currentTarget.value))}
        />
      </label>
      <div className="mt-5 flex flex-wrap justify-end gap-3 border-t border-line px-6 py-4">
        <Button variant="line" size="s" className="max-md:grow" onClick={() => onPicture(picture)}>
          {m.ui_picture_whole()}
        </Button>
        <Button
          size="s"
          className="max-md:grow"
          disabled={!area}
          pending={isCropping}
          onClick={() => void crop()}
        >
          {m.ui_picture_crop()}
        </Button>
      </div>
    </>
  );
}

interface ShapesProps {
  shapes: readonly CropShape[];
  chosen: CropShape | undefined;
  onChoose: (shape: CropShape) => void;
}

function Shapes({ shapes, chosen, onChoose }: ShapesProps) {
  return (
    <div
      role="group"
      aria-label={m.ui_picture_shape()}
      className="mx-6 mt-4 flex flex-wrap gap-x-1 gap-y-2"
    >
      {shapes.map((shape) => (
        <button
          key={shape.name}
          type="button"
          aria-pressed={shape.name === chosen?.name}
          onClick={() => onChoose(shape)}
          className={classNames(
            "min-h-11 rounded-pill px-3 text-note transition-colors md:px-4",
            shape.name === chosen?.name
              ? "bg-ink text-paper"
              : "text-ink-2 hover:bg-ink/5 hover:text-ink",
          )}
        >
          {shape.name}
        </button>
      ))}
    </div>
  );
}
