import { errorHead } from "./error-head.ts";
import { RouteError } from "./route-error.tsx";

/**
 * Stands between the frame's data and the pages: a form that is sent to a page which takes none is an
 * error too, and only what lies above the error is loaded then.
 */
export const meta = errorHead;
export const ErrorBoundary = RouteError;
