import { Download } from "lucide-react";
import { useState } from "react";

import { loadFile } from "#app/api/load-file.ts";
import { useSingleMutation } from "#app/api/use-single-mutation.ts";
import { m } from "#app/i18n/translations.ts";
import { Button } from "#app/ui/button.tsx";
import { saveAs } from "#app/ui/save-as.ts";
import { TextField } from "#app/ui/text-field.tsx";
import { AFFECTED_CSV } from "#shared/people/affected.ts";

import { PageBar } from "../../layout/page-bar.tsx";
import { ScreenBody } from "../../layout/screen-body.tsx";
import { sayFailed } from "../../resource/failures.ts";
import { SectionFrame } from "../../resource/section-frame.tsx";

export const meta = () => [{ title: m.panel_title({ screen: m.panel_screen("people/breach") }) }];

/** What the law asks of a shop whose data got into wrong hands, and the list of persons to tell. */
const SECTIONS = [
  {
    id: "now",
    title: m.panel_people_breach_now,
    text: m.panel_people_breach_now_text,
    steps: [m.panel_people_breach_now_1, m.panel_people_breach_now_2, m.panel_people_breach_now_3],
  },
  {
    id: "24-hours",
    title: m.panel_people_breach_24,
    text: m.panel_people_breach_24_text,
    steps: [m.panel_people_breach_24_1, m.panel_people_breach_24_2, m.panel_people_breach_24_3],
  },
  {
    id: "72-hours",
    title: m.panel_people_breach_72,
    text: m.panel_people_breach_72_text,
    steps: [m.panel_people_breach_72_1, m.panel_people_breach_72_2, m.panel_people_breach_72_3],
  },
] as const;

export default function BreachPage() {
  return (
    <>
      <PageBar title={m.panel_screen("people/breach")} />
      <ScreenBody>
        <div className="@container p-4 pb-16 md:p-7 md:pb-16">
          <div className="mx-auto grid max-w-260 gap-10">
            {SECTIONS.map(({ id, title, text, steps }) => (
              <SectionFrame key={id} id={id} title={title()} text={text()}>
                <ol className="grid list-decimal gap-2.5 rounded-panel bg-white/60 p-4 ps-9 shadow-line md:p-6 md:ps-11">
                  {steps.map((step) => (
                    <li key={step()}>{step()}</li>
                  ))}
                </ol>
              </SectionFrame>
            ))}
            <PersonsToTell />
          </div>
        </div>
      </ScreenBody>
    </>
  );
}

function PersonsToTell() {
  const [from, setFrom] = useState("");
  const [to, setTo] = useState("");
  const loading = useSingleMutation({
    mutationFn: () => {
      const days = Object.entries({ from, to }).filter(([, day]) => day !== "");
      return loadFile(`${AFFECTED_CSV}?${new URLSearchParams(days)}`);
    },
    onSuccess: (file) => saveAs(file, "affected.csv"),
    onError: (error) =>
      sayFailed(error, m.panel_people_export_failed(), m.panel_people_try_again()),
  });
  return (
    <SectionFrame
      id="persons"
      title={m.panel_people_breach_persons()}
      text={m.panel_people_breach_persons_text()}
    >
      <form
        className="grid items-end gap-4 rounded-panel bg-white/60 p-4 shadow-line md:grid-cols-[1fr_1fr_auto] md:p-6"
        onSubmit={(event) => {
          event.preventDefault();
          loading.mutate();
        }}
      >
        <TextField
          label={m.panel_people_breach_from()}
          type="date"
          value={from}
          onChange={(event) => setFrom(event.target.value)}
        />
        <TextField
          label={m.panel_people_breach_to()}
          type="date"
          value={to}
          onChange={(event) => setTo(event.target.value)}
        />
        <Button
          type="submit"
          variant="line"
          pending={loading.isPending}
          pendingLabel={m.panel_people_exporting()}
        >
          <Download size={16} strokeWidth={1.6} aria-hidden="true" />
          {m.panel_people_breach_list()}
        </Button>
      </form>
    </SectionFrame>
  );
}
