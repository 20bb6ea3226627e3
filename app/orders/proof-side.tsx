interface ProofSideProps {
  src: string;
  alt: string;
  /** What a click does. */
  title?: string;
}

/**
 * A side of a card as it is printed, with the corners of a card, which a print file does not have. It
 * opens in full size: small letters are to be read.
 */
export function ProofSide({ src, alt, title }: ProofSideProps) {
  return (
    <a
      href={src}
      target="_blank"
      rel="noopener noreferrer"
      title={title}
      className="block rounded-[3.7%/5.9%] focus-ring"
    >
      <img
        src={src}
        alt={alt}
        width={1011}
        height={638}
        className="block h-auto w-full rounded-[3.7%/5.9%] border border-line-2"
      />
    </a>
  );
}
