import { API_PATH } from "#shared/http/call.ts";

import { askNetwork } from "./ask-network.ts";
import { errorOf } from "./call-api.ts";

/**
 * Loads a file that is made of what is sent.
 * @param path below `/api/v1`
 * @param credentials whether as staff; the public pages send no cookies
 * @throws ApiError when it is refused
 */
export async function loadPosted(
  path: string,
  body: object,
  credentials: RequestCredentials = "include",
): Promise<Blob> {
  const request = new Request(new URL(API_PATH + path, location.origin), {
    method: "POST",
    credentials,
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  const response = await askNetwork(request);
  if (!response.ok) throw errorOf(response, await response.json().catch(() => ({})));
  return response.blob();
}
