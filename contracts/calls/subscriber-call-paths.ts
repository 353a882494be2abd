import type { Calls } from './call.ts';

/** What staff do with subscribers. */
export const SUBSCRIBER_CALLS = {
  listSubscribers: { call: 'GET /subscribe', by: 'staff' },
  exportSubscribers: { call: 'GET /subscribe.csv', by: 'staff' },
  deleteSubscriber: { call: 'DELETE /subscribe/:id', by: 'staff' },
  askSubscribers: { call: 'POST /manage/subscribers/ask', by: 'staff' },
} as const satisfies Calls;
