import { shownConsent } from '../../../contracts/consents.ts';
import { ConsentLine } from '../../features/consent/consent-line.tsx';
import { useFormDraft } from '../../features/drafts/use-form-draft.ts';
import { Honeypot } from '../../features/form-traces/honeypot.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';

/** Of the form on the home page as well: what was typed there need not be typed here. */
export const NEWSLETTER_DRAFT = 'newsletter';

/** A plain form: it works without script. */
export function SubscribeForm({ email }: { email?: string | null }) {
  const draft = useFormDraft(NEWSLETTER_DRAFT);
  return (
    <form
      ref={draft.form}
      method="post"
      action="/newsletter/subscribe"
      aria-label="Subscribe"
      onInput={draft.save}
      className="mt-6 grid gap-4"
    >
      <Honeypot />
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        required
        // Most of what the server would refuse, told by the browser itself, which leaves it standing.
        pattern={'[^\\s@]+@[^\\s@]+\\.[^\\s@]+'}
        title="An email address such as you@example.com"
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
