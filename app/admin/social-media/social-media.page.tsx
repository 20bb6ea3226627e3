import { m } from "#app/i18n/translations.ts";

import { ActiveFilter } from "../resource/active-filter.tsx";
import { ResourceScreen } from "../resource/resource-screen.tsx";
import { socialLinkView } from "./social-link-view.tsx";

export const meta = () => [{ title: m.panel_title({ screen: m.panel_screen("social-media") }) }];

export default function SocialMediaPage() {
  return <ResourceScreen view={socialLinkView} filters={(list) => <ActiveFilter list={list} />} />;
}
