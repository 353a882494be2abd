import { FORM_CALLS } from '../../../contracts/calls/form-calls.ts';
import { browserClient } from '../session/visitor-api.ts';

export const formApi = browserClient(FORM_CALLS);
