import { API_PATH } from "#shared/http/call.ts";

import { askNetwork } from "./ask-network.ts";
import { errorOf } from "./call-api.ts";

/** Loads a file below `/api/v1` as staff. @throws ApiError when it is refused */
export async function loadFile(path: string, signal?: AbortSignal): Promise<Blob> {
  const address = new URL(API_PATH + path, location.origin);
  const response = await askNetwork(new Request(address, { credentials: "include", signal }));
  if (!response.ok) throw errorOf(response, await response.json().catch(() => ({})));
  return response.blob();
}
