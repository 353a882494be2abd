import { accountCalls, ownAccountCalls } from './account-calls.contract.ts';
import { contactCalls } from './contact-calls.contract.ts';
import { customerCalls } from './customer-calls.contract.ts';
import type { DescribedCall, Lines } from './described-calls.contract.ts';
import { enquiryCalls } from './enquiry-calls.contract.ts';
import { importCalls } from './import-calls.contract.ts';
import { mailCalls } from './mail-calls.contract.ts';
import { moneyCalls } from './money-calls.contract.ts';
import { newsletterCalls } from './newsletter-calls.contract.ts';
import { openingCalls } from './opening-calls.contract.ts';
import {
  auditCalls,
  dashboardCalls,
  deskSearchCalls,
  inboxCalls,
  liveCalls,
} from './overview-calls.contract.ts';
import { contentCalls } from './page-content-calls.contract.ts';
import { quoteCalls } from './quote-calls.contract.ts';
import { reviewCalls } from './review-calls.contract.ts';
import { placeCalls, siteCalls } from './site-calls.contract.ts';
import { pictureCalls, savedTourCalls, tourCalls } from './tour-calls.contract.ts';

/** Compiles only if every call of every table is listed. */
export const CALLS = {
  ...tourCalls,
  ...placeCalls,
  ...pictureCalls,
  ...reviewCalls,
  ...accountCalls,
  ...ownAccountCalls,
  ...savedTourCalls,
  ...enquiryCalls,
  ...quoteCalls,
  ...moneyCalls,
  ...inboxCalls,
  ...newsletterCalls,
  ...contactCalls,
  ...customerCalls,
  ...deskSearchCalls,
  ...mailCalls,
  ...siteCalls,
  ...openingCalls,
  ...contentCalls,
  ...importCalls,
  ...auditCalls,
  ...dashboardCalls,
  ...liveCalls,
} satisfies Record<keyof Lines, DescribedCall>;

export const ALL_CALLS: readonly DescribedCall[] = Object.values(CALLS);
