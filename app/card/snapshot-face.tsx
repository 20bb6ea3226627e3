import { CardFace } from "./card-face.tsx";

interface SnapshotFaceProps {
  /** What was printed. */
  card: { color: string; name: string; jobTitle: string; organization: string };
}

/** The face of a card that was made, where words beside it say whose it is. */
export function SnapshotFace({ card }: SnapshotFaceProps) {
  const { color, name, jobTitle, organization } = card;
  const print = { color, name, position: jobTitle, organization };
  return <CardFace {...print} printedLogo={false} label="" />;
}
