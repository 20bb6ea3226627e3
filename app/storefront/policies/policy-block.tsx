import { FactsTable } from "./facts-table.tsx";
import { Numbers, PolicyText } from "./policy-text.tsx";
import type { PolicyBlock, PolicySteps } from "./policy.ts";

/** One block of a section: a paragraph, a note, a list, steps or a table. */
export function Block({ block }: { block: PolicyBlock }) {
  if (typeof block === "string") {
    return (
      <p>
        <PolicyText text={block} />
      </p>
    );
  }
  if ("note" in block) {
    return (
      <p className="border-s-2 border-ink ps-5">
        <PolicyText text={block.note} />
      </p>
    );
  }
  if ("list" in block) return <List items={block.list} />;
  if ("steps" in block) return <Steps steps={block.steps} />;
  return <FactsTable table={block.table} />;
}

/** Items with the brand's dot as marker. */
function List({ items }: { items: readonly string[] }) {
  return (
    <ul className="grid gap-2.5">
      {items.map((item) => (
        <li
          key={item}
          className="relative ps-6 before:absolute before:start-1 before:top-[calc(0.5lh-3px)] before:size-1.5 before:rotate-45 before:bg-ink"
        >
          <PolicyText text={item} />
        </li>
      ))}
    </ul>
  );
}

function Steps({ steps }: { steps: PolicySteps }) {
  return (
    <ol className="border-t border-ink">
      {steps.map(({ title, text }, index) => (
        <li
          key={title}
          className="grid grid-cols-[1.5rem_1fr] gap-x-3 border-b border-line py-4 print:break-inside-avoid"
        >
          <span className="font-label text-copper tabular-nums" aria-hidden="true">
            {index + 1}
          </span>
          <div>
            <p className="font-label">
              <Numbers plain={title} />
            </p>
            <p className="mt-0.5 text-ink-2">
              <PolicyText text={text} />
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}
