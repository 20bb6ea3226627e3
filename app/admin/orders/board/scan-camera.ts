/** What a camera may be stopped by. */
export type ScanProblem = "unsupported" | "refused" | "no_camera";

interface Detector {
  detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]>;
}
/** Not in every browser, and not in the language's types. */
interface WithDetector {
  BarcodeDetector?: {
    new (options: { formats: string[] }): Detector;
    getSupportedFormats: () => Promise<string[]>;
  };
}

/** Between two looks, in milliseconds. */
const LOOK_MS = 150;

/**
 * Shows the camera in an element, and looks for codes until it is aborted.
 * @param onCode with each code that is read: the same one again and again while it is in sight
 * @returns why it can't; undefined once it looks
 */
export async function scanByCamera(
  video: HTMLVideoElement,
  onCode: (text: string) => void,
  signal: AbortSignal,
): Promise<ScanProblem | undefined> {
  const Detector = (globalThis as WithDetector).BarcodeDetector;
  const formats = (await Detector?.getSupportedFormats().catch(() => [])) ?? [];
  if (!Detector || !formats.includes("qr_code")) return "unsupported";
  // Without HTTPS there is none.
  if (!navigator.mediaDevices?.getUserMedia) return "no_camera";
  let stream: MediaStream;
  try {
    stream = await navigator.mediaDevices.getUserMedia({
      video: { facingMode: "environment" },
      audio: false,
    });
  } catch (error) {
    return (error as DOMException).name === "NotAllowedError" ? "refused" : "no_camera";
  }
  const stop = () => stream.getTracks().forEach((track) => track.stop());
  if (signal.aborted) {
    stop();
    return undefined;
  }
  signal.addEventListener("abort", stop);
  video.srcObject = stream;
  // Not waited for: a camera may be long in showing its first picture.
  void video.play().catch(() => undefined);
  void look(new Detector({ formats: ["qr_code"] }), video, onCode, signal);
  return undefined;
}

async function look(
  detector: Detector,
  video: HTMLVideoElement,
  onCode: (text: string) => void,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    // Fails while the picture is not there yet.
    const [code] = await detector.detect(video).catch(() => []);
    if (code && !signal.aborted) onCode(code.rawValue);
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}
