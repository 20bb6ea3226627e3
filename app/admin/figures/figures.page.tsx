import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useSearchParams } from "react-router";

import { m } from "#app/i18n/translations.ts";
import { todayInJordan } from "#shared/delivery/arrival.ts";
import { monthAfter } from "#shared/statistics/month-after.ts";
import { exportMonthGroups, exportMonths } from "#shared/statistics/months-calls.ts";

import { PageBar } from "../layout/page-bar.tsx";
import { ScreenBody } from "../layout/screen-body.tsx";
import { Choice } from "../resource/choice.tsx";
import { ExportButtons } from "../resource/export-buttons.tsx";
import { SectionHead } from "../resource/section-head.tsx";
import { periodQuery } from "./figure-queries.ts";
import { Figures } from "./figures.tsx";

export const meta = () => [{ title: m.panel_title({ screen: m.panel_screen("figures") }) }];

/** How many months, up to the present one. */
const LENGTHS = ["12", "24", "60"] as const;
type Length = (typeof LENGTHS)[number];

/** What happened month by month; the chosen month and how far back they go are in the address. */
export default function FiguresPage() {
  const [address, setAddress] = useSearchParams();
  const [present] = useState(() => todayInJordan().toISOString().slice(0, 7));
  const length = LENGTHS.find((each) => each === address.get("months")) ?? "12";
  const first = monthAfter(present, 1 - Number(length));
  const named = address.get("month") ?? "";
  const chosen = isMonth(named) && named >= first && named <= present ? named : present;
  const query = useQuery(periodQuery(present, Number(length)));
  const show = (change: { month?: string; months?: Length }) =>
    setAddress(
      { month: chosen, ...(length !== "12" && { months: length }), ...change },
      { replace: true, preventScrollReset: true },
    );
  return (
    <>
      <PageBar title={m.panel_screen("figures")}>
        <ExportButtons
          call={exportMonths}
          query={{ from: first, to: present }}
          more={{
            call: exportMonthGroups,
            id: "export-groups",
            label: () => m.panel_figures_export_groups(),
          }}
        />
      </PageBar>
      <ScreenBody>
        <section className="@container p-4 md:p-7">
          <SectionHead title={m.panel_figures_title()}>
            <Choice
              label={m.panel_dashboard_sales_period()}
              options={LENGTHS.map((value) => ({
                value,
                label: m.panel_figures_months({ count: Number(value) }),
              }))}
              value={length}
              onChange={(months) => show({ months })}
            />
          </SectionHead>
          <Figures
            query={query}
            chosen={chosen}
            isPresent={chosen === present}
            onChoose={(month) => show({ month })}
          />
        </section>
      </ScreenBody>
    </>
  );
}

const isMonth = (text: string) => /^[1-9]\d{3}-(0[1-9]|1[0-2])$/.test(text);
