import { Crop, RotateCw } from "lucide-react";
import { useState, type ComponentProps, type ComponentType } from "react";

import { m } from "#app/i18n/translations.ts";
import { Button } from "#app/ui/button.tsx";
import type { CropDialogProps } from "#app/ui/crop-dialog.tsx";
import { FieldError } from "#app/ui/field.tsx";
import { Switch } from "#app/ui/switch.tsx";

import { drawsFaithfully } from "../smaller-picture.ts";
import { edited, editsOf, turnedEdits, type LogoEdits } from "./logo-edits.ts";
import { useLogoFacts } from "./use-logo-facts.ts";

const ICON = { size: 18, strokeWidth: 1.5, "aria-hidden": true } as const;

interface LogoToolsProps {
  logo: File;
  onLogo: (logo: File) => void;
}

/** Crops and turns a logo, and takes it off its ground. */
export function LogoTools({ logo, onLogo }: LogoToolsProps) {
  const [isAvailable] = useState(drawsFaithfully);
  const [isBusy, setBusy] = useState(false);
  /** Shown at once, although the work takes a moment. */
  const [wish, setWish] = useState<boolean>();
  const [hasFailed, setFailed] = useState(false);
  const [isCropping, setCropping] = useState(false);
  const [CropDialog, setCropDialog] = useState<ComponentType<CropDialogProps>>();
  const edits = editsOf(logo);
  const facts = useLogoFacts(edits.cropped);
  if (!isAvailable) return null;

  async function attempt(work: () => Promise<void>) {
    setBusy(true);
    setFailed(false);
    await work().catch(() => setFailed(true));
    setWish(undefined);
    setBusy(false);
  }
  const change = (next: () => Promise<LogoEdits>) =>
    void attempt(async () => onLogo(await edited(await next())));

  const openCrop = () =>
    void attempt(async () => {
      // Loaded when it is needed, because it includes a library.
      const { default: Loaded } = await import("#app/ui/crop-dialog.tsx");
      setCropDialog(() => Loaded);
      setCropping(true);
    });

  function crop(cropped: File) {
    setCropping(false);
    change(async () => ({ ...edits, cropped }));
  }

  return (
    <div className="grid gap-3">
      <div className="flex gap-2">
        <Tool disabled={isBusy} onClick={openCrop}>
          <Crop {...ICON} />
          {m.order_card_logo_crop()}
        </Tool>
        <Tool disabled={isBusy} onClick={() => change(() => turnedEdits(edits))}>
          <RotateCw {...ICON} />
          {m.order_card_logo_turn()}
        </Tool>
      </div>
      {facts?.hasGround && (
        <Switch
          label={m.order_card_logo_cut_out()}
          description={m.order_card_logo_cut_out_hint()}
          checked={wish ?? edits.isCutOut}
          onChange={({ currentTarget }) => {
            const isCutOut = currentTarget.checked;
            setWish(isCutOut);
            change(async () => ({ ...edits, isCutOut }));
          }}
        />
      )}
      {hasFailed && <FieldError>{m.order_card_logo_failed()}</FieldError>}
      {CropDialog && (
        <CropDialog
          picture={edits.whole}
          shapes={[
            { name: m.order_card_shape_own(), aspect: null },
            { name: m.order_card_shape_square(), aspect: 1 },
            { name: m.order_card_shape_wide(), aspect: 2 },
            { name: m.order_card_shape_wider(), aspect: 4 },
          ]}
          isOpen={isCropping}
          onClose={() => setCropping(false)}
          onPicture={crop}
          onNoPicture={() => {
            setCropping(false);
            setFailed(true);
          }}
        />
      )}
    </div>
  );
}

function Tool(props: ComponentProps<typeof Button>) {
  return <Button {...props} variant="line" size="s" className="px-4!" />;
}
