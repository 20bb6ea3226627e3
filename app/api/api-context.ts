import { createContext } from "react-router";

import type { CallApi } from "./call-api.ts";

/** The API for loaders: the same calls, executed within the process while a page is rendered. */
export const apiContext = createContext<CallApi>();
