// Read by client and server. No Zod here: see call.ts.

export const FORM_TRACES_HEADER = 'x-form-traces';

/** Limits what a bot can put into the honeypot field. */
export const MAX_WEBSITE = 200;
const MAX_VERSION = 40;
const MAX_HEADER = 4_000;

export type FormTraces = {
  consentVersion?: string;
  /** The honeypot: people neither see nor reach this field, and bots fill in everything. */
  website?: string;
  filledInSeconds?: number;
};

export function writeFormTraces(traces: FormTraces): string {
  const known = Object.entries(traces).filter(([, value]) => value !== undefined);
  return new URLSearchParams(known.map(([name, value]) => [name, String(value)])).toString();
}

/** Missing or malformed traces are accepted: no enquiry is lost because of them. */
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
