import { lazy, Suspense, type ComponentProps, type ComponentType, type ReactNode } from "react";

/**
 * What is reported under a field about what is typed there. Its code is loaded when there is something
 * to say, and it is not part of what the server renders.
 */

const LinkHint = orNothing(async () => (await import("./link-hint.tsx")).LinkHint);
const SeveralPhones = orNothing(async () => (await import("./several-phones.tsx")).SeveralPhones);

/** A form goes on without its hints when their code can't be loaded, as offline. */
function orNothing<Props>(load: () => Promise<ComponentType<Props>>) {
  const nothing = () => null;
  return lazy<ComponentType<Props>>(async () => ({ default: await load().catch(() => nothing) }));
}

/** Which page a link leads to. */
export function linkHint(props: ComponentProps<typeof LinkHint>): ReactNode {
  if (props.typed.trim() === "") return undefined;
  return (
    <Suspense fallback={"\u00a0"}>
      <LinkHint {...props} />
    </Suspense>
  );
}

/** That a field for one phone number has several. */
export function severalPhonesHint(props: ComponentProps<typeof SeveralPhones>): ReactNode {
  if (!mayBeSeveral(props.typed)) return undefined;
  return (
    <Suspense fallback={"\u00a0"}>
      <SeveralPhones {...props} />
    </Suspense>
  );
}

/** Two numbers have at least 14 digits together, and few single ones more than 12. */
function mayBeSeveral(typed: string): boolean {
  return (typed.match(/\p{Nd}/gu)?.length ?? 0) >= 14;
}
