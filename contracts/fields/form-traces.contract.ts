import { z } from 'zod';
import { cleanText } from './text.contract.ts';

const NO_VERSION = 'consentVersion is a day, as YYYY-MM-DD.';
const NO_WEBSITE = 'Leave website empty.';
const NO_SECONDS = 'filledInSeconds is a number of seconds.';

/** Letters of what a bot writes into the field that nobody sees. */
export const MAX_WEBSITE = 200;

/** What a form tells of itself beside what was typed into it. Whoever sends none of it is taken all the same. */
export const formTraces = {
  /** Which wording of `consents.ts` the form showed. */
  consentVersion: z.string({ error: NO_VERSION }).max(40, NO_VERSION).transform(cleanText).optional(),
  /** A field that people neither see nor reach: what fills it in fills in everything. */
  website: z.string({ error: NO_WEBSITE }).max(MAX_WEBSITE, NO_WEBSITE).transform(cleanText).optional(),
  /** From the form's first sight to the press, in seconds. */
  filledInSeconds: z.number({ error: NO_SECONDS }).min(0, NO_SECONDS).max(1e9, NO_SECONDS).optional(),
};
