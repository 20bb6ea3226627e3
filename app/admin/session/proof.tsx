import { useEffect, useState } from "react";

import { onProofNeeded } from "#app/api/proof.ts";
import { LazyPart } from "#app/ui/lazy-part.tsx";

import { sayMissing } from "../resource/failures.ts";
import { useLast } from "../resource/use-last.ts";

const loadDialog = async () => (await import("./proof-dialog.tsx")).default;

interface Question extends PromiseWithResolvers<boolean> {
  needsFactor: boolean;
}

/** Shows the question for the password when a call needs it. Several calls share one question. */
export function Proof() {
  const [asked, setAsked] = useState<Question>();
  const last = useLast(asked);
  useEffect(() => {
    let open: Question | undefined;
    return onProofNeeded((how) => {
      open ??= { ...Promise.withResolvers<boolean>(), ...how };
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
      props={
        last && { isOpen: asked !== undefined, needsFactor: last.needsFactor, onAnswer: answer }
      }
    />
  );
}
