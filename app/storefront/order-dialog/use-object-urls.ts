import { useEffect, useState } from "react";

/** Object URLs for these files; revoked on unmounting. */
export function useObjectUrls(files: readonly (File | null)[]): (file: File | null) => string {
  const [urls, setUrls] = useState<ReadonlyMap<File, string>>(new Map());
  // Every picked file is a separate object, so two lists are equal if their elements are identical.
  const [current, setCurrent] = useState(files);
  const changed =
    files.length !== current.length || files.some((file, index) => file !== current[index]);
  if (changed) setCurrent(files);

  useEffect(() => {
    const made = new Map<File, string>();
    for (const file of current) if (file) made.set(file, URL.createObjectURL(file));
    setUrls(made);
    return () => {
      for (const url of made.values()) URL.revokeObjectURL(url);
    };
  }, [current]);
  return (file) => (file && urls.get(file)) ?? "";
}
