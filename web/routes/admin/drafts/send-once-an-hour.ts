import { createSendOnce } from '../../../features/drafts/send-once.ts';
import { tabStorage } from '../../../features/drafts/tab-storage.ts';

const HOUR_MS = 60 * 60 * 1000;

/** For messages, notes and single presses: the same one an hour later is meant, such as a reminder. */
export const sendOnceAnHour = createSendOnce(tabStorage, Date.now, HOUR_MS);
