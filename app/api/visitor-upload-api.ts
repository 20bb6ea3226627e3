import { VISITOR_AUTHORIZATION } from "#shared/http/visitor-authorization.ts";

import { askNetwork } from "./ask-network.ts";
import { askUploading } from "./ask-uploading.ts";
import { createCallApi } from "./call-api.ts";

/**
 * The public pages' API for calls with files, which reports how much of them is sent. What reports it
 * can't leave the shop's own cookies out, so the request says that they don't count.
 */
export const visitorUploadApi = createCallApi(
  "",
  (request, upload) => {
    if (!upload) return askNetwork(request);
    request.headers.set("Authorization", VISITOR_AUTHORIZATION);
    return askUploading(request, upload);
  },
  "omit",
);
