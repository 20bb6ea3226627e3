interface SectionHeadProps {
  title: string;
  text: string;
}

/** A section's heading, with a message beside it. */
export function SectionHead({ title, text }: SectionHeadProps) {
  return (
    <div className="grid items-end gap-x-6 gap-y-4 lg:grid-cols-12">
      <h2 className="text-section font-light tracking-section lg:col-span-8">{title}</h2>
      <p className="text-base text-ink-2 lg:col-span-4">{text}</p>
    </div>
  );
}
