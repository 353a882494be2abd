import { useEffect } from 'react';
import { href, useSearchParams } from 'react-router';
import type { PageHandle } from '../../../contracts/page-handle.ts';
import { LEAVE_REASONS, LEAVE_TEXT_MAX } from '../../../contracts/subscribers/subscriber-terms.ts';
import type { LeaveLink } from '../../../contracts/subscribers.contract.ts';
import { apiContext } from '../../api/page-api.ts';
import { DraftScript } from '../../features/drafts/draft-script.tsx';
import { sentByBrowser } from '../../features/drafts/sent-by-browser.ts';
import { useFormDraft } from '../../features/drafts/use-form-draft.ts';
import { NewsletterForm } from '../../features/newsletter/newsletter-form.tsx';
import { pageMeta } from '../../features/page-head/page-meta.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { TextAreaField } from '../../ui/fields/text-area-field.tsx';
import type { Route } from './+types/leave-newsletter.ts';
import { AgreedWording, NewsletterPage, pressFailure } from './newsletter-page.tsx';

const LEAVE_REASON_DRAFT = 'leave-reason';

export const handle: PageHandle = { hasSecretAddress: true };

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, 'Leave the newsletter');

export async function loader({ params, context }: Route.LoaderArgs): Promise<LeaveLink> {
  return (await context.get(apiContext).getLeaveLink({ params })).data;
}

export default function LeaveNewsletter({ loaderData, params }: Route.ComponentProps) {
  const { state, email, hasReason } = loaderData;
  const [search] = useSearchParams();
  const failure = pressFailure(search.get('result'));
  useEffect(() => {
    if (hasReason) sentByBrowser.forget();
  }, [hasReason]);
  const path = href('/newsletter/leave/:token', { token: params.token });
  const address = <strong className="text-ink wrap-anywhere">{email}</strong>;
  if (state === 'unknown')
    return (
      <NewsletterPage
        title="This link is not known"
        lead="Either we have deleted the address already, and it gets nothing from us, or your mail program cut the link short. If mails keep coming, reply to one and we will take you off the list."
        failure={failure}
      >
        <h2 className="mt-8 text-xl font-semibold">Would you like the newsletter?</h2>
        <NewsletterForm />
      </NewsletterPage>
    );
  if (state === 'left')
    return (
      <NewsletterPage
        title="You have left"
        lead={<>{address} gets no newsletter any more.</>}
        failure={failure}
      >
        {hasReason ? (
          <p role="status" className="mt-6">
            Thank you for telling us why.
          </p>
        ) : (
          <LeaveReasonForm path={path} />
        )}
        <form method="post" action={`${path}/stay`} className="mt-8 grid gap-3 border-t border-mist pt-6">
          <h2 className="text-xl font-semibold">Was it a mistake?</h2>
          <AgreedWording />
          <Button type="submit" variant="secondary" className="justify-self-start">
            It was a mistake: stay
          </Button>
        </form>
      </NewsletterPage>
    );
  if (state === 'confirmed' && search.get('result') === 'stayed')
    return (
      <NewsletterPage
        title="You will get our newsletter as before"
        lead={<>We write to {address}. Every issue has a link to unsubscribe with one press.</>}
      />
    );
  return (
    <NewsletterPage
      title="Leave the newsletter?"
      lead={<>{address} would get no newsletter any more. Mails about your enquiries still come.</>}
      failure={failure}
    >
      <form method="post" action={path + issueOf(search)} className="mt-6">
        <Button type="submit">Leave the newsletter</Button>
      </form>
    </NewsletterPage>
  );
}

function issueOf(search: URLSearchParams): string {
  const issue = search.get('issue');
  return issue === null ? '' : `?${new URLSearchParams({ issue })}`;
}

function LeaveReasonForm({ path }: { path: string }) {
  const draft = useFormDraft(LEAVE_REASON_DRAFT);
  return (
    <>
      <form
        ref={draft.form}
        method="post"
        action={`${path}/reason`}
        data-draft={LEAVE_REASON_DRAFT}
        onInput={draft.save}
        className="mt-6 grid gap-4"
      >
        <fieldset className="grid">
          <legend className="mb-1 font-semibold">Would you tell us why? Only if you like.</legend>
          {Object.entries(LEAVE_REASONS).map(([value, text]) => (
            <label key={value} className="flex min-h-11 cursor-pointer items-center gap-3">
              <input type="radio" name="reason" value={value} className="size-4.5 shrink-0 accent-pine" />
              {text}
            </label>
          ))}
        </fieldset>
        <TextAreaField label="In your words" name="text" rows={3} maxLength={LEAVE_TEXT_MAX} />
        <Button type="submit" variant="secondary" className="justify-self-start">
          Send
        </Button>
      </form>
      <DraftScript />
    </>
  );
}
