import { useQuery } from "@tanstack/react-query";
import { useState } from "react";

import { staffText } from "#app/api-messages/staff-text.ts";
import { m } from "#app/i18n/translations.ts";
import { Button } from "#app/ui/button.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { problemsOf } from "#shared/api-messages/rule.ts";
import { personQuerySchema, type PersonForm } from "#shared/people/person.ts";

import { LoadError } from "../resource/load-error.tsx";
import { SectionFrame } from "../resource/section-frame.tsx";
import { FoundList } from "./found-list.tsx";
import { personQuery } from "./people-queries.ts";

interface Asked {
  search: string;
  person: PersonForm;
}

/** A search by a whole address or number, and what it found. Nothing of it stands in the page's address. */
export function FindPerson() {
  const [typed, setTyped] = useState("");
  const [problem, setProblem] = useState<string>();
  const [asked, setAsked] = useState<Asked>();
  const query = useQuery(personQuery(asked?.search ?? ""));

  function submit() {
    const { data, error } = personQuerySchema.safeParse({ search: typed });
    const problem = error && problemsOf(error)["search"];
    setProblem(problem && staffText(problem));
    if (!data) return;
    if (typed === asked?.search) void query.refetch();
    setAsked({ search: typed, person: data.search });
  }
  return (
    <SectionFrame id="find" title={m.panel_people_find()} text={m.panel_people_find_text()}>
      <div className="min-w-0 rounded-panel bg-white/60 shadow-line">
        <form
          noValidate
          role="search"
          className="flex flex-wrap items-end gap-3 p-4 md:p-6"
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          <div className="min-w-0 grow basis-60">
            <TextField
              label={m.panel_people_search()}
              dir="ltr"
              autoComplete="off"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              error={problem}
            />
          </div>
          <Button type="submit" pending={query.isFetching}>
            {m.panel_people_search_go()}
          </Button>
        </form>
        {asked && (
          <div aria-live="polite" className="border-t border-line p-4 md:p-6">
            {query.data ? (
              <FoundList found={query.data} person={asked.person} />
            ) : query.isError ? (
              <LoadError
                text={m.panel_people_load_failed()}
                onRetry={() => void query.refetch()}
                isRetrying={query.isFetching}
              />
            ) : (
              <Skeleton className="h-24 w-full" />
            )}
          </div>
        )}
      </div>
    </SectionFrame>
  );
}
