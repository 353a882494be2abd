import { ACCOUNT_CALLS } from '../../../contracts/calls/account-calls.ts';
import { browserClient } from './visitor-api.ts';

export const accountApi = browserClient(ACCOUNT_CALLS);
