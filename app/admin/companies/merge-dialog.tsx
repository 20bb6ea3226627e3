import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";

import { api } from "#app/api/panel-api.ts";
import { useSingleMutation } from "#app/api/use-single-mutation.ts";
import { m } from "#app/i18n/translations.ts";
import { Button } from "#app/ui/button.tsx";
import { RadioCards } from "#app/ui/radio-cards.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { toast } from "#app/ui/toast.ts";
import { companyCalls, type Company } from "#shared/companies/company.ts";
import { mergeCompanies } from "#shared/companies/merge-companies.ts";

import { DialogHead } from "../resource/dialog-head.tsx";
import { longMoment } from "../resource/display-date.ts";
import { sayFailed } from "../resource/failures.ts";
import { GuardedDialog } from "../resource/guarded-dialog.tsx";
import { LoadError } from "../resource/load-error.tsx";
import { listPageQuery, refreshResource } from "../resource/use-resource.ts";
import type { CompanyDialogProps } from "./dialog-button.tsx";
import { companyPath } from "./rosters/roster-paths.ts";

/** As many as are shown of those that are found; who has more looks for them by more letters. */
const FOUND_AT_MOST = 10;

/** Puts a company's record into another one, where a colleague's order has begun a second one. */
export default function MergeDialog({ company, isOpen, onClose }: CompanyDialogProps) {
  return (
    <GuardedDialog open={isOpen} onClose={onClose} className="text-panel">
      <MergeForm company={company} onClose={onClose} />
    </GuardedDialog>
  );
}

function MergeForm({ company, onClose }: Omit<CompanyDialogProps, "isOpen">) {
  const [search, setSearch] = useState(company.name);
  const [chosen, setChosen] = useState("");
  const query = { search, page: "1", limit: String(FOUND_AT_MOST + 1) };
  const found = useQuery(listPageQuery<Company>(companyCalls.list, query));
  const others = (found.data?.data ?? [])
    .filter(({ _id }) => _id !== company._id)
    .slice(0, FOUND_AT_MOST);
  const into = others.find(({ _id }) => _id === chosen);
  const merge = useMerge(company, onClose);
  return (
    <form
      noValidate
      data-first-focus
      className="flex min-h-0 flex-col"
      onSubmit={(event) => {
        event.preventDefault();
        if (into) merge.mutate(into._id);
      }}
    >
      <div className="px-6 pt-6">
        <DialogHead
          title={m.panel_companies_merge()}
          description={m.panel_companies_merge_text({ name: company.name })}
        />
      </div>
      <div className="grid gap-5 overflow-y-auto px-6 py-5">
        <TextField
          label={m.panel_companies_search()}
          density="panel"
          type="search"
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
        {found.isError && (
          <LoadError
            text={m.panel_companies_load_failed()}
            onRetry={() => void found.refetch()}
            isRetrying={found.isFetching}
            isInline
          />
        )}
        {others.length > 0 ? (
          <RadioCards
            label={m.panel_companies_merge_into()}
            density="panel"
            value={chosen}
            onValueChange={setChosen}
            options={others.map((other) => ({
              value: other._id,
              label: <bdi>{other.name}</bdi>,
              description: <About company={other} />,
            }))}
          />
        ) : (
          found.data && <p className="text-ink-2">{m.panel_companies_merge_nobody()}</p>
        )}
        {into && <p role="status">{m.panel_companies_merge_what()}</p>}
      </div>
      <div className="flex flex-wrap justify-end gap-3 border-t border-line px-6 py-4">
        <Button variant="line" onClick={onClose}>
          {m.ui_cancel()}
        </Button>
        <Button type="submit" disabled={!into} pending={merge.isPending}>
          {m.panel_companies_merge_do()}
        </Button>
      </div>
    </form>
  );
}

/** By what two records of one name are told apart. */
function About({ company: { contactPerson, email, phone, createdAt } }: { company: Company }) {
  const facts = [contactPerson, email, phone, longMoment(createdAt)].filter(Boolean);
  return facts.map((fact, index) => (
    <span key={fact}>
      {index > 0 && " · "}
      <bdi>{fact}</bdi>
    </span>
  ));
}

function useMerge({ _id: id }: Company, onClose: () => void) {
  const cache = useQueryClient();
  const navigate = useNavigate();
  return useSingleMutation({
    mutationFn: (into: string) => api(mergeCompanies, { params: { id }, body: { into } }),
    async onSuccess({ data: { data } }) {
      toast.success(m.panel_companies_merged(), { description: data.name });
      onClose();
      void navigate(companyPath(data._id), { replace: true });
      await refreshResource(cache, companyCalls.list);
    },
    onError: (error) => sayFailed(error, m.panel_error(), m.panel_companies_merge_failed()),
  });
}
