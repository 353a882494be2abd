import { createCalls } from './api-client.ts';
import { sendByFetch } from './send-by-fetch.ts';

/** For the calls of the admin area, which stand with its pages: public pages do not carry them. */
export const browserSend = createCalls(sendByFetch);
