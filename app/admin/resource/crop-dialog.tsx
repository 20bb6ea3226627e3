import { useState } from "react";
import Cropper from "react-easy-crop";

import { m } from "#app/i18n/translations.ts";
import { Button } from "#app/ui/button.tsx";
import { DialogClose, DialogDescription, DialogShell, DialogTitle } from "#app/ui/dialog.tsx";
import { PICTURE_MAX_BYTES } from "#app/ui/picture-file.ts";
import { Range } from "#app/ui/range.tsx";
import { useObjectUrl } from "#app/ui/use-object-url.ts";

import { cropPicture, type PictureArea } from "./crop-picture.ts";

import "react-easy-crop/react-easy-crop.css";

interface CropDialogProps {
  picture: File;
  /** Width by height of the part that is kept. */
  aspect: number;
  isOpen: boolean;
  onClose: () => void;
  /** Called with the cropped picture, or with the original. */
  onPicture: (picture: File) => void;
  /** Called when the file is not a readable picture. */
  onNoPicture: () => void;
}

const MOST_ZOOM = 4;
const CENTRE = { x: 0, y: 0 };

/** Crops a picture, by pointer, touch or keyboard. */
export default function CropDialog({ isOpen, onClose, ...crop }: CropDialogProps) {
  return (
    <DialogShell
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      closeOnOutsideClick={false}
      className="text-panel"
    >
      <CropForm {...crop} />
    </DialogShell>
  );
}

/** Mounted with the dialog, so that it always begins with the whole picture. */
function CropForm({
  picture,
  aspect,
  onPicture,
  onNoPicture,
}: Omit<CropDialogProps, "isOpen" | "onClose">) {
  const address = useObjectUrl(picture);
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
            {m.panel_picture_crop_title()}
          </DialogTitle>
          <DialogDescription className="mt-1 text-ink-2">
            {m.panel_picture_crop_hint()}
          </DialogDescription>
        </div>
        <DialogClose className="-me-2.5 -mt-2.5" />
      </div>
      {/* Pictures have no reading direction: right is right. */}
      <div
        dir="ltr"
        className="relative mx-6 mt-5 h-[min(22rem,50dvh)] overflow-hidden rounded-panel bg-night"
      >
        {address && (
          <Cropper
            image={address}
            aspect={aspect}
            crop={place}
            zoom={zoom}
            maxZoom={MOST_ZOOM}
            onCropChange={setPlace}
            onZoomChange={setZoom}
            onCropComplete={(_, pixels) => setArea(pixels)}
            mediaProps={{ onError: onNoPicture, alt: "" }}
            cropperProps={{ role: "group", "aria-label": m.panel_picture_crop_frame() }}
            disableAutomaticStylesInjection
          />
        )}
      </div>
      <label className="mx-6 mt-4 flex items-center gap-4">
        <span className="shrink-0 font-label">{m.panel_picture_zoom()}</span>
        <Range
          value={zoom}
          min={1}
          max={MOST_ZOOM}
          step={0.01}
          onChange={(event) => setZoom(Number(event.currentTarget.value))}
        />
      </label>
      <div className="mt-5 flex flex-wrap justify-end gap-3 border-t border-line px-6 py-4">
        <Button variant="line" onClick={() => onPicture(picture)}>
          {m.panel_picture_whole()}
        </Button>
        <Button disabled={!area} pending={isCropping} onClick={() => void crop()}>
          {m.panel_picture_crop()}
        </Button>
      </div>
    </>
  );
}
