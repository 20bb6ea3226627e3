import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Check, ChevronRight, X } from "lucide-react";
import { Link } from "react-router";

import { api } from "#app/api/panel-api.ts";
import { m } from "#app/i18n/translations.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import type { Permission } from "#shared/session/permissions.ts";
import type { FirstStep, FirstStepsChange } from "#shared/statistics/attention.ts";
import { changeFirstSteps } from "#shared/statistics/statistics-calls.ts";

import { sayFailed } from "../resource/failures.ts";
import { SectionHead } from "../resource/section-head.tsx";
import { PANEL_PATH } from "../session/login-path.ts";
import { useMay } from "../session/use-may.ts";
import { firstStepsQuery } from "./dashboard-queries.ts";

const STEPS: Record<FirstStep, { to: string; label: () => string; needs?: Permission }> = {
  contact: { to: "settings#contact", label: () => m.panel_dashboard_first_contact() },
  bank: { to: "settings#bank", label: () => m.panel_dashboard_first_bank() },
  "mail-server": {
    to: "settings#mail",
    label: () => m.panel_dashboard_first_mail_server(),
    needs: "security.write",
  },
  "mail-test": { to: "outbox", label: () => m.panel_dashboard_first_mail_test() },
  password: { to: "account#password", label: () => m.panel_dashboard_first_password() },
  "owner-email": { to: "account#profile", label: () => m.panel_dashboard_first_owner_email() },
  examples: { to: "testimonials", label: () => m.panel_dashboard_first_examples() },
  prices: { to: "product", label: () => m.panel_dashboard_first_prices() },
};

/** What is to be done before the shop takes money. Gone when it is done, or not wanted. */
export function FirstSteps() {
  const cache = useQueryClient();
  const { data } = useQuery(firstStepsQuery);
  const change = useMutation({
    mutationFn: async (body: FirstStepsChange) => (await api(changeFirstSteps, { body })).data.data,
    onSuccess: (steps) => cache.setQueryData(firstStepsQuery.queryKey, steps),
    onError: (error) => sayFailed(error, m.panel_update_failed(), m.panel_save_failed()),
  });
  const may = useMay();
  const open = (data?.open ?? []).filter((step) => may(STEPS[step].needs ?? "settings.write"));
  if (!data || data.isDismissed || open.length === 0) return null;
  return (
    <section className="min-w-0 rounded-panel bg-warn-wash/35 px-4 pt-2 pb-2 shadow-line md:px-6 md:pt-4">
      <SectionHead title={m.panel_dashboard_first_title({ count: open.length })}>
        <IconButton
          label={m.panel_dashboard_first_dismiss()}
          disabled={change.isPending}
          onClick={() => change.mutate({ isDismissed: true })}
          className="-me-2"
        >
          <X size={17} strokeWidth={1.6} aria-hidden="true" />
        </IconButton>
      </SectionHead>
      <ul className="gap-x-10 @[52rem]:columns-2">
        {open.map((step) => (
          <li key={step} className="flex items-center break-inside-avoid border-b border-line">
            <Link
              to={`${PANEL_PATH}/${STEPS[step].to}`}
              className="flex min-h-12 min-w-0 flex-1 items-center gap-3 py-2 outline-offset-[-2px] hover:underline focus-visible:shadow-none"
            >
              <i aria-hidden="true" className="size-1.75 shrink-0 rotate-45 bg-copper" />
              <span className="min-w-0">{STEPS[step].label()}</span>
              <ChevronRight
                size={17}
                strokeWidth={1.6}
                aria-hidden="true"
                className="ms-auto shrink-0 text-ink-2 rtl:-scale-x-100"
              />
            </Link>
            {step === "prices" && (
              <IconButton
                label={m.panel_dashboard_first_prices_done()}
                disabled={change.isPending}
                onClick={() => change.mutate({ arePricesChecked: true })}
              >
                <Check size={17} strokeWidth={1.8} aria-hidden="true" />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
