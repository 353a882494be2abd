import { shownConsent } from '../../../contracts/consents.ts';
import { ConsentLine } from '../../features/consent/consent-line.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';

/** A plain form: it works without script. */
export function SubscribeForm({ email }: { email?: string | null }) {
  return (
    <form method="post" action="/newsletter/subscribe" aria-label="Subscribe" className="mt-6 grid gap-4">
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        required
        defaultValue={email ?? undefined}
      />
      <AgreedWording />
      <Button type="submit" className="justify-self-start">
        Subscribe
      </Button>
    </form>
  );
}

/** What the press agrees to, and which wording it was. */
export function AgreedWording() {
  return (
    <>
      <input type="hidden" name="consentVersion" value={shownConsent('newsletter').version} />
      <ConsentLine purpose="newsletter" />
    </>
  );
}
