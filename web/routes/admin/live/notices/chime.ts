import { browserStorage } from '../../../../lib/browser/browser-storage.ts';
import { noticeSettings } from './notice-settings.ts';

const NOTES = [
  { hertz: 659, at: 0 },
  { hertz: 880, at: 0.12 },
];
const NOTE_SECONDS = 0.2;
const LOUDNESS = 0.08;

const CHANNEL = 'teesta-chime';
/** The last enquiry that sounded, so that each sounds once across all tabs. */
const LAST_KEY = 'last-chime';

let context: AudioContext | undefined;

export const canChime = (): boolean => typeof AudioContext !== 'undefined';

/** Call it in a click handler: browsers allow sound only after user interaction. */
export async function wakeChime(): Promise<void> {
  if (!canChime()) return;
  context ??= new AudioContext();
  await context.resume();
}

const isChimeAwake = (): boolean => context?.state === 'running';

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

/** Asks all tabs; one that the user has interacted with plays the chime. */
export function askForChime(enquiryId: string): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(enquiryId);
  channel.close();
}

/** Returns a function that stops listening. */
export function listenForChimes(): () => void {
  const wake = () => {
    if (noticeSettings.current().isHeard && !isChimeAwake()) void wakeChime();
  };
  const presses = ['pointerdown', 'keydown'];
  for (const press of presses) window.addEventListener(press, wake);
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }) => void sound(String(data));
  return () => {
    for (const press of presses) window.removeEventListener(press, wake);
    channel.close();
  };
}

async function sound(enquiryId: string): Promise<void> {
  if (!isChimeAwake() || !('locks' in navigator)) return;
  await navigator.locks.request(CHANNEL, async () => {
    if (browserStorage.read(LAST_KEY) === enquiryId) return;
    browserStorage.write(LAST_KEY, enquiryId);
    chime();
  });
}
