import { type FormTraces, MAX_WEBSITE } from '../../../contracts/fields/form-traces.ts';
import { HONEYPOT } from './honeypot.tsx';

/** What the fields of a form tell of it: which wording of consent it shows, and what stands in the one that nobody sees. */
export function tracesIn({ consentVersion, [HONEYPOT]: website }: Record<string, string>): FormTraces {
  return {
    ...(consentVersion && { consentVersion }),
    ...(website && { website: website.slice(0, MAX_WEBSITE) }),
  };
}
