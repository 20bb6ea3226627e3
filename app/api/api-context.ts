import { createContext } from "react-router";

import type { ApiClient } from "./client.ts";

/** The API for loaders: the same calls, made in process while a page is rendered. */
export const apiContext = createContext<ApiClient>();
