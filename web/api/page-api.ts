import { createContext } from 'react-router';
import { ACCOUNT_CALLS } from '../../contracts/calls/account-calls.ts';
import { FORM_CALLS } from '../../contracts/calls/form-calls.ts';
import { PAYER_CALLS } from '../../contracts/calls/payer-calls.ts';
import { QUOTE_CALLS } from '../../contracts/calls/quote-calls.ts';
import { RENDERING_CALLS, VISITOR_CALLS } from '../../contracts/calls/visitor-calls.ts';
import { createClient } from './create-client.ts';
import type { Transport } from './transport.ts';

const PAGE_CALLS = {
  ...VISITOR_CALLS,
  ...RENDERING_CALLS,
  ...FORM_CALLS,
  ...QUOTE_CALLS,
  ...PAYER_CALLS,
  ...ACCOUNT_CALLS,
};

type EveryonesCall = {
  [Name in keyof typeof PAGE_CALLS]: (typeof PAGE_CALLS)[Name] extends { by: 'everyone' } ? Name : never;
}[keyof typeof PAGE_CALLS];

export function createPageApi(transport: Transport) {
  return createClient(PAGE_CALLS, transport);
}

export type FormApi = ReturnType<typeof createPageApi>;

export type PageApi = Pick<FormApi, EveryonesCall & keyof FormApi>;

/** Set by the server for each request, through `entry.server`: the build has its own copy of every module. */
export const apiContext = createContext<PageApi>();

export const formApiContext = createContext<FormApi>();
