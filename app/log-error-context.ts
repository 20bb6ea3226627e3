import { createContext } from "react-router";

/** Where the server writes of a page that failed. */
export const logErrorContext = createContext<(error: unknown) => void>();
