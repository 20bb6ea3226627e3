import { useEffect, useState } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";

import { m } from "#app/i18n/translations.ts";
import { toast } from "#app/ui/toast.ts";

const load = () => import("./viewer.tsx");

/** In the address while the viewer is open. */
const PARAMETER = "enlarged";

/**
 * The viewer that enlarges the gallery's pictures, loaded when it is first needed. It has an entry of
 * the browser's history, so that Back closes it.
 */
export function useLazyViewer() {
  const [Viewer, setViewer] = useState<Awaited<ReturnType<typeof load>>["Viewer"]>();
  const navigate = useNavigate();
  const { state, hash } = useLocation();
  const [search] = useSearchParams();
  const isAsked = search.has(PARAMETER);
  /** The page without the viewer is the entry below. */
  const isOnPage = (state as { isOnPage?: boolean } | null)?.isOnPage === true;

  async function loadViewer(): Promise<boolean> {
    const part = await load().catch(() => undefined);
    if (part) setViewer(() => part.Viewer);
    else toast.error(m.ui_program_missing());
    return part !== undefined;
  }

  function visit(asks: boolean) {
    const query = new URLSearchParams(search);
    if (asks) query.set(PARAMETER, "1");
    else query.delete(PARAMETER);
    const how = { replace: !asks, preventScrollReset: true, state: asks && { isOnPage: true } };
    return navigate({ search: query.toString(), hash }, how);
  }

  // Opened by its address, or loaded again.
  const isMissing = isAsked && !Viewer;
  useEffect(() => {
    if (isMissing) void loadViewer();
  }, [isMissing]);

  return {
    /** Undefined before it is first opened. */
    Viewer,
    open: isAsked,
    show: () => void loadViewer().then((came) => came && !isAsked && visit(true)),
    close() {
      if (!isAsked) return;
      void (isOnPage ? navigate(-1) : visit(false));
    },
    /** Loads it in advance; if that fails, showing it tries again. */
    prepare: () => void load().catch(() => undefined),
  };
}
