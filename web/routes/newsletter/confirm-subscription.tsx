import { href, useSearchParams } from 'react-router';
import type { PageHandle } from '../../../contracts/page-handle.ts';
import type { ConfirmLink } from '../../../contracts/subscribers.contract.ts';
import { apiContext } from '../../api/page-api.ts';
import { NewsletterForm } from '../../features/newsletter/newsletter-form.tsx';
import { pageMeta } from '../../features/page-head/page-meta.ts';
import { Button } from '../../ui/buttons/button.tsx';
import type { Route } from './+types/confirm-subscription.ts';
import { AgreedWording, NewsletterPage, pressFailure } from './newsletter-page.tsx';

export const handle: PageHandle = { hasSecretAddress: true };

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, 'Confirm the newsletter');

export async function loader({ params, context }: Route.LoaderArgs): Promise<ConfirmLink> {
  return (await context.get(apiContext).getConfirmLink({ params })).data;
}

const DEAD = {
  used: {
    title: 'This link has been used',
    lead: 'You have since unsubscribed, or confirmed with another mail. To get the newsletter, subscribe again.',
  },
  expired: {
    title: 'This link has expired',
    lead: 'It worked for 30 days. Subscribe again and we will send you a new one.',
  },
  unknown: {
    title: 'This link is not known',
    lead: 'Your mail program may have cut it short, or we have deleted the address since. Subscribe again and we will send you a new one.',
  },
} as const;

export default function ConfirmSubscription({ loaderData: { state, email }, params }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const failure = pressFailure(search.get('result'));
  if (state === 'confirmed')
    return (
      <NewsletterPage
        title="You will get our newsletter"
        lead={
          <>
            We write to <strong className="text-ink wrap-anywhere">{email}</strong>. Every issue has a link to
            unsubscribe with one press.
          </>
        }
      />
    );
  if (state !== 'open')
    return (
      <NewsletterPage {...DEAD[state]} failure={failure}>
        <NewsletterForm email={email} />
      </NewsletterPage>
    );
  return (
    <NewsletterPage
      title="Do you want our newsletter?"
      lead={
        <>
          We would write to <strong className="text-ink wrap-anywhere">{email}</strong>. If you did not ask
          for it, simply close this page.
        </>
      }
      failure={failure}
    >
      <form
        method="post"
        action={href('/newsletter/confirm/:token', { token: params.token })}
        className="mt-6 grid gap-4"
      >
        <AgreedWording />
        <Button type="submit" className="justify-self-start">
          Yes, send me the newsletter
        </Button>
      </form>
    </NewsletterPage>
  );
}
