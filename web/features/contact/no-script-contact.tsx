import { telLink } from '../../lib/phone-and-mail/tel-link.ts';
import { useSettings } from '../settings/use-settings.ts';

/** For a browser without script, which cannot sign in nor send: who to call instead. */
export function NoScriptContact() {
  const { phones, email } = useSettings();
  const phone = phones[0];
  return (
    <noscript>
      <p className="mb-5 rounded-field border-l-4 border-teesta bg-info-ground px-4 py-3">
        This form needs JavaScript.{' '}
        {phone && (
          <>
            Please call{' '}
            <a href={telLink(phone)} className="text-link">
              {phone}
            </a>{' '}
            or write
          </>
        )}
        {!phone && 'Please write'} to{' '}
        <a href={`mailto:${email}`} className="text-link">
          {email}
        </a>
        .
      </p>
    </noscript>
  );
}
