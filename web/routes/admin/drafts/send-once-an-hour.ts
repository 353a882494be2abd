import { createSendOnce } from '../../../features/drafts/send-once.ts';
import { tabStorage } from '../../../features/drafts/tab-storage.ts';

const HOUR_MS = 60 * 60 * 1000;

/**
 * For what is said to a customer or noted about one, and for what one press does: the same an hour later is a reminder,
 * another call, another copy. What was typed into a form is the same however late it is sent again.
 */
export const sendOnceAnHour = createSendOnce(tabStorage, Date.now, HOUR_MS);
