import { browserStorage } from '../../../../lib/browser/browser-storage.ts';
import { chime, isChimeAwake, wakeChime } from './chime.ts';
import { noticeSettings } from './notice-settings.ts';

const CHANNEL = 'teesta-chime';
/** By which enquiry sounded last, so that it sounds once, in whichever tab may. */
const LAST_KEY = 'last-chime';

/** Asks all tabs to sound for this enquiry; one of those does that somebody has pressed something in. */
export function askForChime(enquiryId: string): void {
  if (typeof BroadcastChannel === 'undefined') {
    chime();
    return;
  }
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(enquiryId);
  channel.close();
}

/** Has this tab sound where it is asked to, until what it answers is called. */
export function listenForChimes(): () => void {
  const wake = () => {
    if (noticeSettings.current().isHeard && !isChimeAwake()) void wakeChime();
  };
  const presses = ['pointerdown', 'keydown'];
  for (const press of presses) window.addEventListener(press, wake);
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(CHANNEL);
  if (channel) channel.onmessage = ({ data }) => void sound(String(data));
  return () => {
    for (const press of presses) window.removeEventListener(press, wake);
    channel?.close();
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
