import { askNetwork } from "./ask-network.ts";
import { askUploading } from "./ask-uploading.ts";
import { createCallApi } from "./call-api.ts";

/** The API for the panel, whose session travels in a cookie. */
export const api = createCallApi(
  "",
  (request, upload) => (upload ? askUploading(request, upload) : askNetwork(request)),
  "include",
);
