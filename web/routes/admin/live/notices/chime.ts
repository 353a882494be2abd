const NOTES = [
  { hertz: 659, at: 0 },
  { hertz: 880, at: 0.12 },
];
const NOTE_SECONDS = 0.2;
const LOUDNESS = 0.08;

let context: AudioContext | undefined;

export const canChime = (): boolean => typeof AudioContext !== 'undefined';

/** Call it in a click handler: browsers allow sound only after user interaction. */
export async function wakeChime(): Promise<void> {
  if (!canChime()) return;
  context ??= new AudioContext();
  await context.resume();
}

export const isChimeAwake = (): boolean => context?.state === 'running';

/** Silent until the user has interacted with the page. */
export function chime(): void {
  if (context?.state !== 'running') return;
  for (const { hertz, at } of NOTES) {
    const begin = context.currentTime + at;
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.frequency.value = hertz;
    volume.gain.setValueAtTime(0, begin);
    volume.gain.linearRampToValueAtTime(LOUDNESS, begin + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, begin + NOTE_SECONDS);
    tone.connect(volume).connect(context.destination);
    tone.start(begin);
    tone.stop(begin + NOTE_SECONDS);
  }
}
