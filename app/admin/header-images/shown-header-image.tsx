import { Trash2 } from "lucide-react";

import { m } from "#app/i18n/translations.ts";
import { Button } from "#app/ui/button.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import type { HeaderImage } from "#shared/header-image/header-image.ts";

import { Detail, Details } from "../resource/details.tsx";
import { longMoment } from "../resource/display-date.ts";
import { PictureLink } from "../resource/picture-link.tsx";

const PLACE =
  "grid items-start gap-x-10 gap-y-6 overflow-auto p-4 md:p-7 lg:grid-cols-[minmax(0,34rem)_minmax(18rem,30rem)]";

/** The landing page's picture with its dates, and a delete button for whoever may. */
export function ShownHeaderImage({
  picture,
  onDelete,
}: {
  picture: HeaderImage;
  onDelete: (() => void) | undefined;
}) {
  return (
    <div className={PLACE}>
      <PictureLink
        key={picture.image}
        src={picture.image}
        alt={m.panel_header_alt()}
        className="max-h-[26rem]"
      />
      <div>
        <Details>
          <Detail label={m.panel_header_id()}>
            <span dir="ltr" className="text-note tabular-nums">
              {picture._id}
            </span>
          </Detail>
          <Detail label={m.panel_header_added()}>{longMoment(picture.createdAt)}</Detail>
          <Detail label={m.panel_header_changed()}>{longMoment(picture.updatedAt)}</Detail>
        </Details>
        {onDelete && (
          <Button variant="line" onClick={onDelete} className="mt-5 text-bad!">
            <Trash2 size={16} strokeWidth={1.6} aria-hidden="true" />
            {m.panel_header_delete()}
          </Button>
        )}
      </div>
    </div>
  );
}

export function HeaderImageSkeleton() {
  return (
    <div className={PLACE} aria-busy="true">
      <p role="status" className="sr-only">
        {m.panel_loading()}
      </p>
      <Skeleton className="aspect-[4/3] w-full" />
      <div className="grid gap-5 py-3">
        <Skeleton className="h-4 w-56" />
        <Skeleton className="h-4 w-48" />
        <Skeleton className="h-4 w-48" />
      </div>
    </div>
  );
}
