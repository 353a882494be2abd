import { countOf } from '../../../../../contracts/count-of.ts';
import { OWN_SITE_KINDS, type OwnSiteKind } from '../../../../../contracts/demo/own-site-kinds.ts';

const WORDS: Record<OwnSiteKind, readonly [one: string, many: string]> = {
  enquiry: ['enquiry', 'enquiries'],
  message: ['message', 'messages'],
  customer: ['customer', 'customers'],
  traveller: ['traveller’s account', 'travellers’ accounts'],
  colleague: ['colleague’s account', 'colleagues’ accounts'],
  subscriber: ['subscriber', 'subscribers'],
  issue: ['newsletter', 'newsletters'],
  mail: ['mail', 'mails'],
  tour: ['tour', 'tours'],
  review: ['review', 'reviews'],
  place: ['place', 'places'],
  road: ['road', 'roads'],
  person: ['person of the team', 'people of the team'],
  template: ['reply template', 'reply templates'],
  page: ['page with words of its own', 'pages with words of their own'],
  picture: ['picture', 'pictures'],
};

const LIST = new Intl.ListFormat('en-GB');

export type Counts = Partial<Record<OwnSiteKind, number>>;

/** "27 tours", "1 road"; nothing for what there is none of. */
export const countedKinds = (counts: Counts): string[] =>
  OWN_SITE_KINDS.flatMap((kind) => (counts[kind] ? [countOf(counts[kind], ...WORDS[kind])] : []));

export const countsText = (counts: Counts): string => LIST.format(countedKinds(counts));
