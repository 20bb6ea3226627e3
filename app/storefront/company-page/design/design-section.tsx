import { useMemo, useState } from "react";

import { api } from "#app/api/browser-api.ts";
import { visitorUploadApi } from "#app/api/visitor-upload-api.ts";
import type { DesignCalls } from "#app/companies/design/design-calls.ts";
import type { DesignEditor } from "#app/companies/design/design-editor.tsx";
import { peopleOf } from "#app/companies/design/people-of.ts";
import { m } from "#app/i18n/translations.ts";
import { ownerText } from "#app/profile/owner-text.ts";
import { Button } from "#app/ui/button.tsx";
import { FieldError } from "#app/ui/field.tsx";
import {
  changeOwnDesign,
  getOwnDesign,
  putOwnLogo,
  removeOwnLogo,
  type CompanyDesign,
} from "#shared/companies/company-design.ts";

/** Where the company changes the design of all its cards, once it wants to. */
export function DesignSection({ token }: { token: string }) {
  const calls = useMemo(() => callsOf(token), [token]);
  const [design, setDesign] = useState<CompanyDesign>();
  const [Editor, setEditor] = useState<typeof DesignEditor>();
  const [state, setState] = useState<"" | "loading" | "failed">("");

  async function open() {
    setState("loading");
    try {
      // Loaded when it is needed, because few of those who open the page come for it.
      const [loaded, part] = await Promise.all([
        calls.read(),
        import("#app/companies/design/design-editor.tsx"),
      ]);
      setDesign(loaded);
      setEditor(() => part.DesignEditor);
      setState("");
    } catch {
      setState("failed");
    }
  }

  if (design && Editor) {
    return (
      // Below the page's header, which stays.
      <div className="[--design-top:6.5rem]">
        <Editor heading="h3" design={design} calls={calls} />
      </div>
    );
  }
  return (
    <>
      <p className="text-ink-2">{m.company_page_design_text()}</p>
      <Button
        variant="line"
        className="mt-5"
        pending={state === "loading"}
        onClick={() => void open()}
      >
        {m.company_page_design_open()}
      </Button>
      {state === "failed" && <FieldError>{m.company_page_design_failed()}</FieldError>}
    </>
  );
}

function callsOf(token: string): DesignCalls {
  const params = { token };
  return {
    read: async () => (await api(getOwnDesign, { params })).data.data,
    save: async (body, version) =>
      (await api(changeOwnDesign, { params, body, headers: { "if-match": version } })).data.data,
    putLogo: async (logo) =>
      (await visitorUploadApi(putOwnLogo, { params, body: {}, files: { logo } })).data.data,
    removeLogo: async () => (await api(removeOwnLogo, { params })).data.data,
    people: () => peopleOf(api, params),
    textOf: ownerText,
  };
}
