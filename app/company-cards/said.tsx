import type { ShownCards } from "./use-company-cards.ts";

/** What has come of the last thing that was done with a card, or with all. */
export function Said({ shown: { said }, about }: { shown: ShownCards; about: string }) {
  const text = said?.about === about ? said.text : "";
  return (
    <p role="status" className={text === "" ? "sr-only" : said?.isError ? "mt-3 text-bad" : "mt-3"}>
      {text}
    </p>
  );
}
