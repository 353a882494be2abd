import { PAYER_CALLS } from '../../../../contracts/calls/payer-calls.ts';
import { browserClient } from '../../../features/session/visitor-api.ts';

export const payerApi = browserClient(PAYER_CALLS);
