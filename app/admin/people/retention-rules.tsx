import { useQuery } from "@tanstack/react-query";
import { useState } from "react";

import { staffText } from "#app/api-messages/staff-text.ts";
import { m } from "#app/i18n/translations.ts";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { problemsOf } from "#shared/api-messages/rule.ts";
import {
  retentionChangeSchema,
  type RetentionKind,
  type RetentionRule,
} from "#shared/people/retention.ts";

import { shortMoment } from "../resource/display-date.ts";
import { LoadError } from "../resource/load-error.tsx";
import { SectionForm, SectionFrame } from "../resource/section-frame.tsx";
import { retentionQuery, useSaveRetention } from "./people-queries.ts";
import { RULE_TEXTS } from "./rule-texts.ts";

/** For how many days each class of data is kept, with the reason and what has gone by it. */
export function RetentionRules({ isReadOnly }: { isReadOnly: boolean }) {
  const query = useQuery(retentionQuery);
  return (
    <SectionFrame id="rules" title={m.panel_people_rules()} text={m.panel_people_rules_text()}>
      {query.data ? (
        <RulesForm rules={query.data} isReadOnly={isReadOnly} />
      ) : query.isError ? (
        <LoadError
          text={m.panel_people_load_failed()}
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        />
      ) : (
        <Skeleton className="h-80 w-full" />
      )}
    </SectionFrame>
  );
}

type Typed = Partial<Record<RetentionKind, string>>;

interface RulesFormProps {
  rules: readonly RetentionRule[];
  isReadOnly: boolean;
}

function RulesForm({ rules, isReadOnly }: RulesFormProps) {
  const [typed, setTyped] = useState<Typed>({});
  const [problems, setProblems] = useState<Typed>({});
  const saving = useSaveRetention(() => setTyped({}));
  const changed = rules.filter(({ kind, days }) => (typed[kind] ?? String(days)) !== String(days));

  function submit() {
    const days = changed.map(({ kind }) => [kind, Number(typed[kind] || Number.NaN)]);
    const { data, error } = retentionChangeSchema.safeParse(Object.fromEntries(days));
    const problems = Object.entries(error ? problemsOf(error) : {});
    setProblems(Object.fromEntries(problems.map(([kind, message]) => [kind, staffText(message)])));
    if (data) saving.mutate(data);
  }
  return (
    <SectionForm
      edited={{ submit, isChanged: changed.length > 0, refusal: "" }}
      isSaving={saving.isPending}
      isReadOnly={isReadOnly}
    >
      {rules.map((rule) => (
        <TextField
          key={rule.kind}
          label={RULE_TEXTS[rule.kind][0]()}
          hint={hintOf(rule)}
          inputMode="numeric"
          trailing={<span className="pe-3 text-note text-ink-2">{m.panel_people_rule_days()}</span>}
          value={typed[rule.kind] ?? String(rule.days)}
          onChange={(event) => setTyped({ ...typed, [rule.kind]: event.target.value })}
          error={problems[rule.kind]}
        />
      ))}
    </SectionForm>
  );
}

function hintOf({ kind, removed, lastRemoved, lastRunAt }: RetentionRule): string {
  const went = lastRunAt
    ? m.panel_people_rule_removed({
        count: removed,
        last: lastRemoved,
        date: shortMoment(lastRunAt),
      })
    : m.panel_people_rule_not_run();
  return `${RULE_TEXTS[kind][1]()} ${went}.`;
}
