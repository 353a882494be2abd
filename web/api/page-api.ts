import { createContext } from 'react-router';
import { ACCOUNT_CALLS } from '../../contracts/calls/account-calls.ts';
import { FORM_CALLS } from '../../contracts/calls/form-calls.ts';
import { RENDERING_CALLS, VISITOR_CALLS } from '../../contracts/calls/visitor-calls.ts';
import { createClient } from './create-client.ts';
import type { Transport } from './transport.ts';

const PAGE_CALLS = { ...VISITOR_CALLS, ...RENDERING_CALLS, ...FORM_CALLS, ...ACCOUNT_CALLS };

type EveryonesCall = {
  [Name in keyof typeof PAGE_CALLS]: (typeof PAGE_CALLS)[Name] extends { by: 'everyone' } ? Name : never;
}[keyof typeof PAGE_CALLS];

/** What pages ask on the server. A browser makes its own calls by `visitorApi` and its neighbours. */
export function createPageApi(transport: Transport) {
  return createClient(PAGE_CALLS, transport);
}

/** What actions of pages ask, in the name of whoever sent a form without script. */
export type FormApi = ReturnType<typeof createPageApi>;

/** What loaders of public pages ask: who asks makes no difference there. */
export type PageApi = Pick<FormApi, EveryonesCall & keyof FormApi>;

/**
 * Where loaders find the in-process API. The server sets it for each request; it reaches this very object
 * through `entry.server`, because the build has its own copy of every module.
 */
export const apiContext = createContext<PageApi>();

/** Set by the server for a form that was posted. */
export const formApiContext = createContext<FormApi>();
