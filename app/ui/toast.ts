import { plainToasts } from "./plain-toasts.ts";

/**
 * Says something in passing, from anywhere. What draws toasts is loaded with the first of them, so
 * that a page without toasts does not carry it; those that come before wait here.
 */

export type ToastKind = "success" | "error" | "warning" | "info" | "loading";

export interface ToastOptions {
  description?: string;
  /** Milliseconds; 4000 unless said otherwise. A loading toast stays until it is replaced. */
  duration?: number;
  /** The id of a toast that this one replaces. */
  id?: string;
  /** A button in it. */
  action?: { label: string; onClick: () => void };
}

export interface ToastNotice extends ToastOptions {
  kind: ToastKind;
  title: string;
  id: string;
}

/** What draws: shows or replaces a toast, or takes it away. */
export interface ToastStage {
  show: (notice: ToastNotice) => void;
  dismiss: (id: string) => void;
}

let stage: ToastStage | null = null;
/** Draws while the stage could not be loaded. */
let plain: ToastStage | null = null;
let opening: Promise<void> | null = null;
let waiting: ToastNotice[] = [];
let count = 0;

function post(kind: ToastKind, title: string, options: ToastOptions = {}): string {
  const notice = { ...options, kind, title, id: options.id ?? `toast-${++count}` };
  if (stage) stage.show(notice);
  else {
    waiting.push(notice);
    opening ??= loadStage();
  }
  return notice.id;
}

/** Each call answers the toast's id, by which it can be replaced or dismissed. */
export const toast = {
  success: (title: string, options?: ToastOptions) => post("success", title, options),
  error: (title: string, options?: ToastOptions) => post("error", title, options),
  warning: (title: string, options?: ToastOptions) => post("warning", title, options),
  info: (title: string, options?: ToastOptions) => post("info", title, options),
  loading: (title: string, options?: ToastOptions) => post("loading", title, options),
  dismiss(id: string) {
    waiting = waiting.filter((notice) => notice.id !== id);
    stage?.dismiss(id);
    plain?.dismiss(id);
  },
};

/** Should it not load, what waits is said in plain elements, and the next toast tries again. */
async function loadStage(): Promise<void> {
  try {
    const { openToaster } = await import("./toaster.tsx");
    openToaster();
  } catch {
    opening = null;
    const unsaid = waiting;
    waiting = [];
    for (const notice of unsaid) (plain ??= plainToasts()).show(notice);
  }
}

/** Hands over what draws toasts, and shows those that waited. Answers how to take it away again. */
export function openStage(opened: ToastStage): () => void {
  stage = opened;
  const early = waiting;
  waiting = [];
  for (const notice of early) opened.show(notice);
  return () => {
    if (stage === opened) stage = null;
  };
}
