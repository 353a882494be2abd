import type { CatalogueText } from './visitor-texts.ts';

/** By the folder of the file; the first that fits. */
const AREAS: readonly (readonly [area: string, files: RegExp])[] = [
  ['Mails', /^server\/mail\/|\.mail\.ts$/],
  ['Signing in and the account', /account|session|second-factor|staff|sign-in/],
  ['Newsletter', /newsletter|subscri/],
  ['Reviews', /review/],
  ['Permits, places and roads', /permits|stops|places|roads/],
  ['Enquiry and contact', /enquir|contact|consent|phone|form-traces/],
  ['Policies and refunds', /polic|refund/],
  ['Tours', /tours|dossier|compare|trip|destinations/],
  ['Home', /^web\/routes\/home\//],
  ['Failures and messages', /fail|errors|fault|alerts|drafts|^server\/http\/|^server\/pages\/|^web\/api\//],
];
const SEVERAL = 'In several of these';
const FRAME = 'Every page';

export function textsByArea(texts: readonly CatalogueText[]): [area: string, texts: CatalogueText[]][] {
  const grouped = Map.groupBy(texts, ({ files }) => {
    const areas = new Set(files.map(areaOf));
    const [only = FRAME] = areas;
    return areas.size === 1 ? only : SEVERAL;
  });
  return [FRAME, ...AREAS.map(([area]) => area), SEVERAL].flatMap((area) => {
    const own = grouped.get(area);
    return own ? [[area, own]] : [];
  });
}

const areaOf = (file: string) => AREAS.find(([, files]) => files.test(file))?.[0] ?? FRAME;
