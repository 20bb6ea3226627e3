import type { InputType } from "#shared/addons/input-types.ts";
import { KNOWN_ADDON_IDS } from "#shared/addons/known-addons.ts";
import { OWN_PICTURES } from "#shared/catalog/own-pictures.ts";
import { MAIN_PRODUCT_ID } from "#shared/ids.ts";
import { filsFromJod } from "#shared/money.ts";

/** The catalogue of a new shop. The owner can edit all of it. */

export const FIRST_PRODUCT = {
  id: MAIN_PRODUCT_ID,
  title: "The Naqra NFC card",
  titleAr: "بطاقة نقرة الذكية",
  description:
    "A matte card with your name on it and your details inside. Hold it to a phone and your page opens. Nothing to install, nothing to renew.",
  descriptionAr:
    "بطاقة مطفأة اللمعة تحمل اسمك، وبداخلها كل بياناتك. قرّبها من أي هاتف فتُفتح صفحتك. بلا تطبيق تثبّته ولا اشتراك تجدّده.",
  priceFils: filsFromJod(35),
  isMainProduct: true,
};

/** `image` is the stored path of a picture; its file is in this folder. */
export const FIRST_DESIGNS = [
  {
    color: "black",
    colorName: "Matte Black",
    colorNameAr: "أسود مطفأ",
    image: OWN_PICTURES.black,
  },
  {
    color: "white",
    colorName: "Matte White",
    colorNameAr: "أبيض مطفأ",
    image: OWN_PICTURES.white,
  },
];

interface FirstAddon {
  id: string;
  title: string;
  titleAr: string;
  priceFils: number;
  inputType: InputType;
  options?: string[];
  optionsAr?: string[];
}

export const FIRST_ADDONS: FirstAddon[] = [
  {
    id: KNOWN_ADDON_IDS.backText,
    title: "Text on the back",
    titleAr: "نص على ظهر البطاقة",
    priceFils: filsFromJod(3),
    inputType: "text",
  },
  {
    id: KNOWN_ADDON_IDS.employeeNumber,
    title: "Employee number",
    titleAr: "الرقم الوظيفي",
    priceFils: filsFromJod(1.5),
    inputType: "number",
  },
  {
    id: KNOWN_ADDON_IDS.finish,
    title: "Finish",
    titleAr: "الملمس",
    priceFils: filsFromJod(2),
    inputType: "radio",
    options: ["Soft touch", "Fine grain", "Gloss"],
    optionsAr: ["ملمس مخملي", "حبيبات ناعمة", "لامع"],
  },
  {
    id: KNOWN_ADDON_IDS.holder,
    title: "Card holder",
    titleAr: "حافظة البطاقة",
    priceFils: filsFromJod(6),
    inputType: "select",
    options: ["Black leather", "Brown leather", "Clear"],
    optionsAr: ["جلد أسود", "جلد بني", "شفافة"],
  },
  {
    id: KNOWN_ADDON_IDS.backPicture,
    title: "Picture on the back",
    titleAr: "صورة على ظهر البطاقة",
    priceFils: filsFromJod(4),
    inputType: "image",
  },
  {
    id: KNOWN_ADDON_IDS.wrapping,
    title: "Gift wrapping",
    titleAr: "تغليف هدية",
    priceFils: filsFromJod(2.5),
    inputType: "radio",
    options: ["Black paper", "Sand paper"],
    optionsAr: ["ورق أسود", "ورق رملي"],
  },
];
