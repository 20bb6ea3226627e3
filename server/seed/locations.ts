import { OTHER_COUNTRY_NAME } from "#shared/delivery/other-country.ts";
import { OTHER_CITY_ID, OTHER_COUNTRY_ID } from "#shared/ids.ts";
import { filsFromJod } from "#shared/money.ts";

/** Jordan with the main city of each of its 12 governorates: name, Arabic name, fee in dinars. */
const JORDAN_CITIES = [
  ["Amman", "عمّان", 0],
  ["Zarqa", "الزرقاء", 5],
  ["Irbid", "إربد", 5],
  ["Salt", "السلط", 5],
  ["Madaba", "مادبا", 8],
  ["Karak", "الكرك", 8],
  ["Mafraq", "المفرق", 8],
  ["Jerash", "جرش", 8],
  ["Ajloun", "عجلون", 8],
  ["Ma'an", "معان", 12],
  ["Tafilah", "الطفيلة", 12],
  ["Aqaba", "العقبة", 12],
] as const;

export function firstLocations(jordanId: string) {
  return {
    countries: [
      { id: jordanId, name: "Jordan", nameAr: "الأردن", code: "JO", displayOrder: 0 },
      // Last in every list: customers from elsewhere choose it and type country and city.
      {
        id: OTHER_COUNTRY_ID,
        name: OTHER_COUNTRY_NAME,
        nameAr: "أخرى",
        code: "OTH",
        displayOrder: 999,
      },
    ],
    cities: [
      ...JORDAN_CITIES.map(([name, nameAr, fee], displayOrder) => ({
        countryId: jordanId,
        name,
        nameAr,
        deliveryFeeFils: filsFromJod(fee),
        displayOrder,
      })),
      {
        id: OTHER_CITY_ID,
        countryId: OTHER_COUNTRY_ID,
        name: OTHER_COUNTRY_NAME,
        nameAr: "أخرى",
        deliveryFeeFils: 0,
      },
    ],
  };
}
