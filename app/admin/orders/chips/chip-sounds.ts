/** What is heard and felt at work with chips, so that the eye may stay on the cards. */
export type ChipSound = "done" | "wrong" | "step";

/** Tones one after the other, in hertz, and how the phone shakes, in milliseconds. */
const SOUNDS: Record<ChipSound, { tones: number[]; wave: OscillatorType; shake: number[] }> = {
  done: { tones: [660, 990], wave: "sine", shake: [80] },
  wrong: { tones: [220, 165], wave: "triangle", shake: [120, 80, 120] },
  step: { tones: [520], wave: "sine", shake: [25] },
};
const TONE_SECONDS = 0.14;

let context: AudioContext | undefined;

/** Browsers let a page sound only from a tap on. */
export function wakeSound(): void {
  context ??= typeof AudioContext === "undefined" ? undefined : new AudioContext();
  void context?.resume();
}

export function playSound(sound: ChipSound): void {
  const { tones, wave, shake } = SOUNDS[sound];
  navigator.vibrate?.(shake);
  if (!context) return;
  const { currentTime: now, destination } = context;
  for (const [place, tone] of tones.entries()) {
    const from = now + place * TONE_SECONDS;
    const oscillator = new OscillatorNode(context, { type: wave, frequency: tone });
    const gain = new GainNode(context, { gain: 0 });
    // Without a ramp each tone would begin and end with a click.
    gain.gain.setValueAtTime(0, from);
    gain.gain.linearRampToValueAtTime(0.3, from + 0.01);
    gain.gain.linearRampToValueAtTime(0, from + TONE_SECONDS);
    oscillator.connect(gain).connect(destination);
    oscillator.start(from);
    oscillator.stop(from + TONE_SECONDS);
  }
}

const KEY = "panel.chips.silent";

export function isSilent(): boolean {
  try {
    return localStorage.getItem(KEY) === "true";
  } catch {
    return false;
  }
}

export function setSilent(silent: boolean): void {
  try {
    localStorage.setItem(KEY, String(silent));
  } catch {
    // Then it sounds again on the next visit.
  }
}
