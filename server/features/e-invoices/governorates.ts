import { isFoundBy } from "#shared/search-text.ts";

/** The codes that e-invoices have for Jordan's governorates, and how they and their main cities are called. */
const GOVERNORATES: readonly (readonly [code: string, ...names: string[]])[] = [
  ["JO-AM", "Amman", "عمّان"],
  ["JO-IR", "Irbid", "إربد"],
  ["JO-AZ", "Zarqa", "الزرقاء"],
  ["JO-BA", "Balqa", "البلقاء", "Salt", "السلط"],
  ["JO-MD", "Madaba", "مادبا"],
  ["JO-KA", "Karak", "الكرك"],
  ["JO-AT", "Tafilah", "الطفيلة"],
  ["JO-MN", "Ma'an", "معان"],
  ["JO-AQ", "Aqaba", "العقبة"],
  ["JO-MA", "Mafraq", "المفرق"],
  ["JO-JA", "Jerash", "جرش"],
  ["JO-AJ", "Ajloun", "عجلون"],
];

/** Whether both are the same name, however it is spelled. */
const isSame = (one: string, other: string) => isFoundBy(one, other) && isFoundBy(other, one);

/** The code of the governorate that a city belongs to; undefined for cities that the shop doesn't know. */
export const governorateOf = (city: string): string | undefined =>
  GOVERNORATES.find(([, ...names]) => names.some((name) => isSame(name, city)))?.[0];
