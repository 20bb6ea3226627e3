import { useState } from "react";

import type { ReceivedMessage } from "#app/api-messages/received-message.ts";
import { rosterText } from "#app/api-messages/roster-text.ts";
import { ApiError } from "#app/api/api-error.ts";
import type { CompanyOffices, Office } from "#shared/companies/company-offices.ts";

import type { OfficeDesk } from "./office-desk.ts";

export type OfficeField = Exclude<keyof Office, "_id">;

/** An office as it is typed; a new one has no id yet. */
export interface TypedOffice extends Record<OfficeField, string> {
  key: string;
  _id?: string;
}

interface Outcome {
  /** `theirs`: somebody else has saved meanwhile, and what was typed here is not saved. */
  kind: "saved" | "theirs" | "failed";
  /** The shop's own words. */
  reported?: ReceivedMessage;
}

let keys = 0;
const newKey = () => `new-${(keys += 1)}`;
const NEW = { name: "", city: "", addressLine1: "", addressLine2: "", phone: "", contactName: "" };

const typedOf = ({ offices }: CompanyOffices): TypedOffice[] =>
  offices.map((office) => ({ ...office, key: office._id }));
const formOf = (typed: readonly TypedOffice[]) => typed.map(({ key: _, ...office }) => office);

/** What is typed of a company's offices, until it is saved. */
export function useOffices(desk: OfficeDesk, loaded: CompanyOffices) {
  const [stored, setStored] = useState(loaded);
  const [typed, setTyped] = useState(() => typedOf(loaded));
  const [wrong, setWrong] = useState<ApiError["fields"]>({});
  const [outcome, setOutcome] = useState<Outcome>();
  const [isBusy, setBusy] = useState(false);

  function type(next: TypedOffice[]): void {
    setTyped(next);
    setWrong({});
    setOutcome((now) => (now?.kind === "theirs" ? now : undefined));
  }

  async function fail(error: unknown): Promise<Outcome> {
    if (!(error instanceof ApiError)) return { kind: "failed" };
    setWrong(error.fields);
    if (error.status !== 412) return { kind: "failed", reported: error.apiMessage };
    // Saved again, it is meant.
    setStored(await desk.read());
    return { kind: "theirs" };
  }

  return {
    typed,
    outcome,
    isBusy,
    isChanged: JSON.stringify(formOf(typed)) !== JSON.stringify(stored.offices),
    add: () => type([...typed, { ...NEW, key: newKey() }]),
    remove: (key: string) => type(typed.filter((office) => office.key !== key)),
    change: (key: string, field: OfficeField, value: string) =>
      type(typed.map((office) => (office.key === key ? { ...office, [field]: value } : office))),
    errorOf(index: number, field: OfficeField): string | undefined {
      const reported = wrong[`offices.${index}.${field}`];
      return reported && rosterText(reported);
    },
    takeTheirs(): void {
      setOutcome(undefined);
      setWrong({});
      setTyped(typedOf(stored));
    },
    async save(): Promise<void> {
      if (isBusy) return;
      setBusy(true);
      setWrong({});
      try {
        const saved = await desk.save({ offices: formOf(typed) }, stored.version);
        setStored(saved);
        setTyped(typedOf(saved));
        setOutcome({ kind: "saved" });
      } catch (error) {
        setOutcome(await fail(error).catch((): Outcome => ({ kind: "failed" })));
      } finally {
        setBusy(false);
      }
    },
  };
}
