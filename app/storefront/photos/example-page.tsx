import type { DrawnPage } from "#app/card/own-phone.tsx";
import { Portrait } from "#app/card/portrait.tsx";
import { m } from "#app/i18n/translations.ts";

/** What a photographed phone shows while nobody has told anything of themselves. */
export function examplePage(color: string | undefined): DrawnPage {
  return {
    name: m.ui_card_your_name(),
    position: m.ui_card_your_title(),
    organization: m.ui_card_your_company(),
    phoneNumbers: ["+962790000000"],
    email: "",
    businessEmail: "",
    linkedinUrl: "linkedin.com/in/your-name",
    instagramUrl: "instagram.com/yourcompany",
    logo: null,
    face: { color },
    head: <Portrait above={14} />,
  };
}
