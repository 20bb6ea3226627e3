import { LONGEST_MS } from "./ask-network.ts";

/** Progress and abort of a request with files. */
export interface Upload {
  /** Aborts the request, which then throws the signal's reason. */
  signal?: AbortSignal;
  /** Called with the share that has been sent, from 0 to 1. */
  onProgress?: (share: number) => void;
}

/** Like `askNetwork`, with upload progress, which `fetch` does not report. */
export async function askUploading(
  request: Request,
  { signal, onProgress }: Upload,
): Promise<Response> {
  const body = await request.blob();
  signal?.throwIfAborted();
  const asking = new XMLHttpRequest();
  const answered = Promise.withResolvers<Response>();
  asking.open(request.method, request.url);
  asking.withCredentials = request.credentials === "include";
  asking.timeout = LONGEST_MS;
  asking.responseType = "arraybuffer";
  for (const [name, value] of request.headers) asking.setRequestHeader(name, value);
  asking.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
  asking.onload = () =>
    answered.resolve(new Response(asking.response as ArrayBuffer, { status: asking.status }));
  asking.onerror = () => answered.reject(new TypeError("The network failed."));
  asking.ontimeout = () => answered.reject(new DOMException("Too slow.", "TimeoutError"));
  asking.onabort = () => answered.reject(signal?.reason);
  const end = () => asking.abort();
  signal?.addEventListener("abort", end);
  asking.send(body);
  try {
    return await answered.promise;
  } finally {
    signal?.removeEventListener("abort", end);
  }
}
