import { errorHead } from "./error-head.ts";
import { RouteError } from "./route-error.tsx";

/**
 * A route between the layout's data and the pages. Posting a form to a page without an action is an
 * error, and then only the data of routes above the error boundary is loaded.
 */
export const meta = errorHead;
export const ErrorBoundary = RouteError;
