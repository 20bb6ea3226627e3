import { CircleAlert } from "lucide-react";

/** Why a form for whoever is not signed in was refused. */
export function LoginRefusal({ text }: { text: string }) {
  return (
    <p role="alert" className="-mt-1 flex gap-2 font-normal text-bad">
      <CircleAlert size={17} strokeWidth={1.6} aria-hidden="true" className="mt-px shrink-0" />
      {text}
    </p>
  );
}
