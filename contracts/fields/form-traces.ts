// Read by both sides, without Zod: see call.ts.

/** In this header a form tells of itself: its body stays what the specification names. */
export const FORM_TRACES_HEADER = 'x-form-traces';

/** Letters of what a bot writes into the field that nobody sees. */
export const MAX_WEBSITE = 200;
const MAX_VERSION = 40;
/** Letters of all of it, each of them written as up to nine. */
const MAX_HEADER = 4_000;

/** What a form tells of itself beside what was typed into it. */
export type FormTraces = {
  /** Which wording of `consents.ts` it showed. */
  consentVersion?: string;
  /** What stands in a field that people neither see nor reach: what fills it in fills in everything. */
  website?: string;
  /** From its first sight to the press, in seconds. */
  filledInSeconds?: number;
};

export function writeFormTraces(traces: FormTraces): string {
  const known = Object.entries(traces).filter(([, value]) => value !== undefined);
  return new URLSearchParams(known.map(([name, value]) => [name, String(value)])).toString();
}

/** Whoever sends none of it, or something else in its place, is taken all the same: no enquiry is lost for it. */
export function readFormTraces(header: string | readonly string[] | undefined): FormTraces {
  if (typeof header !== 'string' || header.length > MAX_HEADER) return {};
  const told = new URLSearchParams(header);
  const consentVersion = told.get('consentVersion')?.slice(0, MAX_VERSION);
  const website = told.get('website')?.slice(0, MAX_WEBSITE);
  const seconds = Number(told.get('filledInSeconds') || Number.NaN);
  return {
    ...(consentVersion && { consentVersion }),
    ...(website && { website }),
    ...(seconds >= 0 && seconds < 1e9 && { filledInSeconds: seconds }),
  };
}
