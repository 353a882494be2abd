import { type FormTraces, MAX_WEBSITE } from '../../../contracts/fields/form-traces.ts';
import { HONEYPOT } from './honeypot.tsx';

export function tracesIn({ consentVersion, [HONEYPOT]: website }: Record<string, string>): FormTraces {
  return {
    ...(consentVersion && { consentVersion }),
    ...(website && { website: website.slice(0, MAX_WEBSITE) }),
  };
}
