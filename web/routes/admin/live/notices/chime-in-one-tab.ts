import { browserStorage } from '../../../../lib/browser/browser-storage.ts';
import { chime, isChimeAwake, wakeChime } from './chime.ts';
import { noticeSettings } from './notice-settings.ts';

const CHANNEL = 'teesta-chime';
/** The last enquiry that sounded, so that each sounds once across all tabs. */
const LAST_KEY = 'last-chime';

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
