import { useQuery } from "@tanstack/react-query";
import { ImageUp } from "lucide-react";
import { useState } from "react";

import { m } from "#app/i18n/translations.ts";
import { Button } from "#app/ui/button.tsx";
import { headerImageCalls } from "#shared/header-image/header-image-calls.ts";
import type { HeaderImage } from "#shared/header-image/header-image.ts";

import { PageBar } from "../layout/page-bar.tsx";
import { DeleteDialog } from "../resource/delete-dialog.tsx";
import { EmptyState } from "../resource/empty-state.tsx";
import { LoadError } from "../resource/load-error.tsx";
import { RecordDialog } from "../resource/record-dialog.tsx";
import { reloadPage } from "../resource/reload-page.ts";
import { useLast } from "../resource/use-last.ts";
import { listPageQuery, useDeleteRecord } from "../resource/use-resource.ts";
import { useMay } from "../session/use-may.ts";
import { headerImageView } from "./header-image-form.tsx";
import { HeaderImageSkeleton, ShownHeaderImage } from "./shown-header-image.tsx";

export const meta = () => [{ title: m.panel_title({ screen: m.panel_screen("header-images") }) }];

/** Visitors only see the first record, which is the newest. */
const FIRST = { page: "1", limit: "1" };

/** With the picture that it was opened for: somebody else may replace or delete it meanwhile. */
interface Opened {
  dialog: "save" | "delete";
  picture: HeaderImage | undefined;
}

export default function HeaderImagesPage() {
  const query = useQuery(listPageQuery<HeaderImage>(headerImageCalls.list, FIRST));
  const picture = query.data?.data[0];
  const may = useMay();
  const [opened, setOpened] = useState<Opened>();
  const shown = useLast(opened);
  const close = () => setOpened(undefined);
  const open = (dialog: Opened["dialog"]) => setOpened({ dialog, picture });
  const deletion = useDeleteRecord(headerImageView, close);
  const retry = {
    text: m.panel_header_load_failed(),
    onRetry: reloadPage,
    isRetrying: query.isFetching,
  };
  const save = may(picture ? headerImageCalls.change : headerImageCalls.create) && (
    <Button size="s" onClick={() => open("save")}>
      <ImageUp size={17} strokeWidth={1.6} aria-hidden="true" />
      <span className="max-md:sr-only">
        {picture ? m.panel_header_update() : m.panel_header_upload()}
      </span>
    </Button>
  );

  return (
    <>
      <PageBar title={m.panel_screen("header-images")}>{query.data && save}</PageBar>
      {query.isRefetchError && <LoadError {...retry} isInline />}
      {query.data === undefined ? (
        query.isError ? (
          <LoadError {...retry} />
        ) : (
          <HeaderImageSkeleton />
        )
      ) : picture ? (
        <ShownHeaderImage
          picture={picture}
          onDelete={may(headerImageCalls.remove) ? () => open("delete") : undefined}
        />
      ) : (
        <EmptyState title={m.panel_list_empty()} hint={m.panel_header_empty_hint()} />
      )}
      {shown?.dialog === "save" && (
        <RecordDialog
          key={shown.picture?._id ?? "new"}
          view={headerImageView}
          item={shown.picture}
          isOpen={opened?.dialog === "save"}
          onClose={close}
        />
      )}
      {shown?.picture && (
        <DeleteDialog
          isOpen={opened?.dialog === "delete"}
          onClose={close}
          title={m.panel_header_delete_title()}
          question={m.panel_header_delete_text()}
          confirmLabel={m.panel_header_delete()}
          onConfirm={() => deletion.mutate(shown.picture!)}
          deletion={deletion}
        />
      )}
    </>
  );
}
