import { useEffect, useState } from "react";

import { onProofNeeded } from "#app/api/proof.ts";
import { LazyPart } from "#app/ui/lazy-part.tsx";

import { sayMissing } from "../resource/failures.ts";
import { useLast } from "../resource/use-last.ts";

const loadDialog = async () => (await import("./proof-dialog.tsx")).default;

/** Shows the question for the password when a call needs it. Several calls share one question. */
export function Proof() {
  const [asked, setAsked] = useState<PromiseWithResolvers<boolean>>();
  const hasAsked = useLast(asked !== undefined || undefined);
  useEffect(() => {
    let open: PromiseWithResolvers<boolean> | undefined;
    return onProofNeeded(() => {
      open ??= Promise.withResolvers<boolean>();
      const { promise } = open;
      setAsked(open);
      return promise.finally(() => {
        open = undefined;
      });
    });
  }, []);

  function answer(isProved: boolean): void {
    asked?.resolve(isProved);
    setAsked(undefined);
  }

  return (
    <LazyPart
      load={loadDialog}
      need={asked !== undefined}
      onMissing={() => {
        sayMissing();
        answer(false);
      }}
      props={hasAsked && { isOpen: asked !== undefined, onAnswer: answer }}
    />
  );
}
