import type { ShownCards } from "./use-company-cards.ts";

/** What has come of the last thing that was done with a card, or with all. */
export function StatusMessage({ shown: { outcome }, about }: { shown: ShownCards; about: string }) {
  const text = outcome?.about === about ? outcome.text : "";
  return (
    <p
      role="status"
      className={text === "" ? "sr-only" : outcome?.isError ? "mt-3 text-bad" : "mt-3"}
    >
      {text}
    </p>
  );
}
