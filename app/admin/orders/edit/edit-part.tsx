import { useEffect, useState, type ReactNode } from "react";

import { Section } from "../section.tsx";

/** A section of fields, in two columns where there is room. */
export function EditPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Section title={title}>
      <div className="grid gap-x-6 gap-y-4 pt-4 md:grid-cols-2">{children}</div>
    </Section>
  );
}

/** So long after the last key the price is asked for, in milliseconds. */
const PAUSE_MS = 400;

/** The value, once it has not changed for a moment. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
