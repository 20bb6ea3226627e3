import { useEffect, useState } from "react";

import { logoFacts, type LogoFacts } from "./logo-facts.ts";

/** Facts about the picture; null until they are known, without a picture, and for an unreadable one. */
export function useLogoFacts(file: File | null): LogoFacts | null {
  const [known, setKnown] = useState<{ file: File; facts: LogoFacts }>();
  useEffect(() => {
    if (!file) return;
    let isOver = false;
    logoFacts(file).then(
      (facts) => !isOver && setKnown({ file, facts }),
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [file]);
  return known?.file === file ? known.facts : null;
}
