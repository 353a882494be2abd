import type { PageHandle } from '../../../contracts/page-handle.ts';
import { actionOf } from '../../features/forms/form-action.ts';
import { useFormAnswer } from '../../features/forms/form-answer.ts';
import { newsletterAction } from '../../features/newsletter/newsletter-action.ts';
import { NewsletterForm } from '../../features/newsletter/newsletter-form.tsx';
import { NEWSLETTER } from '../../features/newsletter/newsletter-texts.ts';
import { pageMeta } from '../../features/page-head/page-meta.ts';
import type { Route } from './+types/subscribe-page.ts';
import { NewsletterPage } from './newsletter-page.tsx';

export const handle: PageHandle = { isPublic: true, isHidden: true };

export const action = actionOf({ [NEWSLETTER]: newsletterAction });

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, 'Newsletter');

export default function SubscribePage() {
  const isAsked = useFormAnswer(NEWSLETTER)?.said?.tone === 'success';
  return (
    <NewsletterPage
      title={isAsked ? 'One last step' : 'Useful travelling information by mail'}
      lead={
        isAsked
          ? 'We have sent you a mail with a link. Open it and press the button there, and you will get our newsletter. Nothing after a few minutes? Look in your spam folder, or send the form again.'
          : 'When the passes open, what is in bloom, and new tours. You can unsubscribe with one press.'
      }
    >
      <NewsletterForm />
    </NewsletterPage>
  );
}
