import { QUOTE_CALLS } from '../../../contracts/calls/quote-calls.ts';
import { browserClient } from '../../features/session/visitor-api.ts';

export const quoteApi = browserClient(QUOTE_CALLS);
