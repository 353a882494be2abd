import { shownConsent } from '../../../contracts/consents.ts';
import { ConsentLine } from '../../features/consent/consent-line.tsx';

export function AgreedWording() {
  return (
    <>
      <input type="hidden" name="consentVersion" value={shownConsent('newsletter').version} />
      <ConsentLine purpose="newsletter" />
    </>
  );
}
