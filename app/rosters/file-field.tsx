import { TextField } from "#app/ui/text-field.tsx";

interface FileFieldProps {
  id: string;
  label: string;
  hint: string;
  /** Endings and media types, as in the attribute. */
  accept: string;
  onFile: (file: File | undefined) => void;
}

/** Picks a file that is no picture. */
export function FileField({ onFile, ...field }: FileFieldProps) {
  return (
    <TextField
      {...field}
      type="file"
      className="file:me-3 file:border-0 file:bg-transparent file:p-0 file:font-label file:underline"
      onChange={(event) => onFile(event.currentTarget.files?.[0])}
    />
  );
}
