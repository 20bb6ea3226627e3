import { askNetwork } from "./ask-network.ts";
import { askUploading } from "./ask-uploading.ts";
import { createCallApi, type CallApi } from "./call-api.ts";
import { withProof } from "./proof.ts";

const callApi = createCallApi(
  "",
  (request, upload) => (upload ? askUploading(request, upload) : askNetwork(request)),
  "include",
);

/**
 * The API for the panel, whose session travels in a cookie. Where a call needs a proof of identity, the
 * person is asked for it.
 */
export const api: CallApi = (call, ...sent) => withProof(() => callApi(call, ...sent));
