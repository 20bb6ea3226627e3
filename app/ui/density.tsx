import { createContext, use, type ReactNode } from "react";

/**
 * `shop`: 52 px fields, round corners, wide spacing. `panel`: 36 px controls (44 on phones), 8 px
 * corners.
 */
export type Density = "shop" | "panel";

const DensityContext = createContext<Density>("shop");

/** Sets the density of all controls inside. */
export function DensityProvider({ value, children }: { value: Density; children: ReactNode }) {
  return <DensityContext value={value}>{children}</DensityContext>;
}

/** The density of the context, unless one is given. */
export function useDensity(given?: Density): Density {
  const around = use(DensityContext);
  return given ?? around;
}
