import { createContext } from "react-router";

/** The function with which the server logs errors of pages. */
export const logErrorContext = createContext<(error: unknown) => void>();
