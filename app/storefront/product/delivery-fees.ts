import type { CityFee } from "../layout/load-city-fees.ts";

/** What delivery within the country costs. */
export interface DeliveryFees {
  /** The names of the cities where it is free, in the page's language. */
  free: readonly string[];
  /** The fees of all others in JOD; undefined where there are no others. */
  others?: { least: number; most: number };
}

export function deliveryFees(cities: readonly CityFee[]): DeliveryFees | undefined {
  if (cities.length === 0) return undefined;
  const free = cities.filter(({ fee }) => fee === 0).map(({ name }) => name);
  const fees = cities.map(({ fee }) => fee).filter((fee) => fee > 0);
  if (fees.length === 0) return { free };
  return { free, others: { least: Math.min(...fees), most: Math.max(...fees) } };
}
