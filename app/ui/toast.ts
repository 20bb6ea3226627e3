import { plainToasts } from "./plain-toasts.ts";

/**
 * Shows short messages, callable from anywhere. The toaster is loaded with the first message, so
 * that pages without toasts don't include it; messages are queued until then.
 */

export type ToastKind = "success" | "error" | "warning" | "info" | "loading";

export interface ToastOptions {
  description?: string;
  /** In milliseconds; by default 4000. A loading toast stays until it is replaced. */
  duration?: number;
  /** The id of the toast to replace. */
  id?: string;
  /** A button in the toast. */
  action?: { label: string; onClick: () => void };
}

export interface ToastNotice extends ToastOptions {
  kind: ToastKind;
  title: string;
  id: string;
}

/** An implementation of toasts: shows, replaces and removes them. */
export interface ToastStage {
  show: (notice: ToastNotice) => void;
  dismiss: (id: string) => void;
}

let stage: ToastStage | null = null;
/** The implementation for when the usual one could not be loaded. */
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

/** Each function returns the toast's id, by which it can be replaced or dismissed. */
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

/** Loads the toaster in advance, where a message may be needed when the network is gone. */
export function prepareToasts(): Promise<void> {
  return (opening ??= loadStage());
}

/**
 * If the toaster can't be loaded, queued messages are shown by plain elements, and the next toast
 * tries again.
 */
async function loadStage(): Promise<void> {
  try {
    const { openToaster } = await import("./toaster.tsx");
    openToaster();
  } catch {
    opening = null;
    const queued = waiting;
    waiting = [];
    for (const notice of queued) (plain ??= plainToasts()).show(notice);
  }
}

/**
 * Sets the implementation and shows the queued toasts. Returns a function that removes it again.
 */
export function openStage(opened: ToastStage): () => void {
  stage = opened;
  const early = waiting;
  waiting = [];
  for (const notice of early) opened.show(notice);
  return () => {
    if (stage === opened) stage = null;
  };
}
