import { useSearchParams } from 'react-router';
import type { PageHandle } from '../../../contracts/page-handle.ts';
import { useSentDraft } from '../../features/drafts/use-form-draft.ts';
import { pageMeta } from '../../features/page-head/page-meta.ts';
import type { Route } from './+types/subscribe-page.ts';
import { NewsletterPage } from './newsletter-page.tsx';
import { pressFailure } from './press-results.ts';
import { NEWSLETTER_DRAFT, SubscribeForm } from './subscribe-form.tsx';

export const handle: PageHandle = { isPublic: true, isHidden: true, parameters: ['result'] };

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, 'Newsletter');

export default function SubscribePage() {
  const [params] = useSearchParams();
  const result = params.get('result');
  useSentDraft(NEWSLETTER_DRAFT, result === 'asked');
  if (result === 'asked')
    return (
      <NewsletterPage
        title="One last step"
        lead="We have sent you a mail with a link. Open it and press the button there, and you will get our newsletter."
      >
        <p className="mt-6 text-ink-soft">
          Nothing after a few minutes? Look in your spam folder, or send the form again.
        </p>
        <SubscribeForm />
      </NewsletterPage>
    );
  return (
    <NewsletterPage
      title="Useful travelling information by mail"
      lead="When the passes open, what is in bloom, and new tours. You can unsubscribe with one press."
      failure={pressFailure(result)}
    >
      <SubscribeForm />
    </NewsletterPage>
  );
}
