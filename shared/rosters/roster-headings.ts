import type { Locale } from "../i18n/locale.ts";
import { ROSTER_FIELDS, type RosterField } from "./roster-row.ts";

/** What a column of a list holds; a whole name is divided into first and last name. */
export type RosterColumn = RosterField | "fullName";
export const ROSTER_COLUMNS: readonly RosterColumn[] = ["fullName", ...ROSTER_FIELDS];

/**
 * Headings by which a column is recognised, in English and Arabic, the most certain first: of two columns
 * for one field the one with the earlier heading is taken. Case, vowels, forms of letters, articles,
 * spaces and signs make no difference. The first in each language is that of the template.
 */
export const ROSTER_HEADINGS: Record<RosterColumn, Record<Locale, string[]>> = {
  firstName: {
    en: ["First name", "Given name", "Forename", "Fname", "First"],
    ar: ["الاسم الأول", "الاسم الشخصي"],
  },
  lastName: {
    en: ["Last name", "Family name", "Surname", "Lname", "Last", "Family"],
    ar: ["اسم العائلة", "الاسم الأخير", "العائلة", "الكنية", "اللقب", "الشهرة"],
  },
  fullName: {
    en: [
      "Full name",
      "Employee full name",
      "Employee name",
      "Staff name",
      "Name of employee",
      "Contact name",
      "Name",
      "Names",
      "Employee",
    ],
    ar: [
      "الاسم الكامل",
      "الاسم الرباعي",
      "الاسم الثلاثي",
      "الاسم كاملا",
      "اسم الموظف",
      "أسماء الموظفين",
      "الاسم",
      "الأسماء",
      "الموظف",
    ],
  },
  nameOnCard: {
    en: ["Name on card", "Name on the card", "Printed name", "Card name", "Display name"],
    ar: ["الاسم على البطاقة", "الاسم على الكرت", "الاسم المطبوع", "اسم البطاقة"],
  },
  position: {
    en: [
      "Job title",
      "Position",
      "Designation",
      "Title",
      "Job position",
      "Job",
      "Role",
      "Occupation",
    ],
    ar: ["المسمى الوظيفي", "المسمى", "الوظيفة", "المنصب", "المهنة", "الصفة", "طبيعة العمل"],
  },
  department: {
    en: ["Department", "Department name", "Dept", "Division", "Section", "Unit", "Team"],
    ar: ["القسم", "اسم القسم", "الدائرة", "الإدارة", "المديرية", "الوحدة", "الفريق"],
  },
  phone: {
    en: [
      "Mobile number",
      "Mobile phone",
      "Mobile phone number",
      "Mobile no",
      "Mobile",
      "Cell phone",
      "Cell",
      "Mob",
      "Phone number",
      "Phone no",
      "Phone",
      "Telephone number",
      "Telephone",
      "Contact number",
      "Contact no",
      "Tel no",
      "Tel",
      "WhatsApp",
    ],
    ar: [
      "رقم الهاتف المحمول",
      "رقم الجوال",
      "الجوال",
      "رقم الموبايل",
      "الموبايل",
      "رقم الخلوي",
      "الهاتف الخلوي",
      "الخلوي",
      "رقم الهاتف النقال",
      "الهاتف النقال",
      "النقال",
      "الهاتف المحمول",
      "المحمول",
      "رقم الهاتف",
      "الهاتف",
      "رقم التلفون",
      "التلفون",
      "رقم التواصل",
    ],
  },
  email: {
    en: [
      "Work email",
      "Business email",
      "Company email",
      "Email address",
      "Email",
      "E-mail id",
      "Mail",
    ],
    ar: [
      "البريد الإلكتروني",
      "عنوان البريد الإلكتروني",
      "البريد الإلكتروني للعمل",
      "الإيميل",
      "البريد",
    ],
  },
  office: {
    en: [
      "Office",
      "Branch",
      "Branch name",
      "Deliver to",
      "Delivery office",
      "Office location",
      "Work location",
      "Location",
      "Site",
      "City",
    ],
    ar: [
      "المكتب",
      "الفرع",
      "اسم الفرع",
      "مكان التسليم",
      "مكان العمل",
      "موقع العمل",
      "الموقع",
      "المقر",
      "المدينة",
    ],
  },
};
