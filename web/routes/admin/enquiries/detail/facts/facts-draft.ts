import type { DeskEnquiry } from '../../../../../../contracts/enquiries/desk.contract.ts';
import {
  type EnquiryFacts,
  FACT_NAMES,
  type FactName,
  fieldOf,
} from '../../../../../../contracts/enquiries/fields-of-an-enquiry.ts';
import { draftStore } from '../../../../../features/drafts/draft-store.ts';

export type FactTexts = Record<FactName, string>;

export function factTextsOf(enquiry: Pick<DeskEnquiry, FactName>): FactTexts {
  return Object.fromEntries(FACT_NAMES.map((name) => [name, String(enquiry[name] ?? '')])) as FactTexts;
}

export function toFacts(texts: FactTexts): EnquiryFacts {
  const facts = FACT_NAMES.map((name) => {
    const { unsaid } = fieldOf(name);
    return [name, unsaid === '' ? texts[name] : texts[name] === '' ? unsaid : Number(texts[name])];
  });
  return Object.fromEntries(facts) as EnquiryFacts;
}

export const factsDraftName = (enquiryId: string) => `desk:facts:${enquiryId}`;

// Keeps the values from when typing began: a colleague's later change must not pass for one's own.
const seenName = (enquiryId: string) => `${factsDraftName(enquiryId)}:seen`;

export function hasFactsDraft(enquiryId: string): boolean {
  return draftStore.look(factsDraftName(enquiryId)) !== null;
}

export function loadSeen(enquiry: DeskEnquiry): FactTexts {
  const now = factTextsOf(enquiry);
  return hasFactsDraft(enquiry._id) ? { ...now, ...draftStore.load(seenName(enquiry._id)) } : now;
}

export function storeSeen(enquiryId: string, seen: FactTexts): void {
  draftStore.save(seenName(enquiryId), seen);
}

/** Updates the seen values, and the fields that were not edited, to what is stored now. */
export function rebaseFactsDraft(enquiryId: string, were: FactTexts, now: FactTexts): void {
  const draft = draftStore.look(factsDraftName(enquiryId));
  if (!draft) return;
  const untouched = FACT_NAMES.filter((name) => draft[name] === were[name]);
  const newest = Object.fromEntries(untouched.map((name) => [name, now[name]]));
  draftStore.save(factsDraftName(enquiryId), { ...draft, ...newest });
  storeSeen(enquiryId, now);
}

export function forgetSeen(enquiryId: string): void {
  draftStore.clear(seenName(enquiryId));
}
