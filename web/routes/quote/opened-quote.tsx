import { useEffect, useState } from 'react';
import { useActionData } from 'react-router';
import { todayInIndia } from '../../../contracts/india-time.ts';
import type { Picture } from '../../../contracts/media.contract.ts';
import type { PageHandle } from '../../../contracts/page-handle.ts';
import { apiContext, type PageApi } from '../../api/page-api.ts';
import { pageRequestContext } from '../../api/page-request-context.ts';
import { sentByBrowser } from '../../features/drafts/sent-by-browser.ts';
import { partOr } from '../../features/failures/failed-call.ts';
import { actionOf } from '../../features/forms/form-action.ts';
import type { FormAnswer } from '../../features/forms/form-answer.ts';
import { FormAnswerNotice } from '../../features/forms/form-answer-notice.tsx';
import { pageMeta } from '../../features/page-head/page-meta.ts';
import type { Route } from './+types/opened-quote.ts';
import { acceptChoices } from './accept-choices.server.ts';
import { findMoneyByLink } from './money/money-by-link.server.ts';
import { quoteActions } from './quote-actions.ts';
import { QuoteAnswers } from './quote-answers.tsx';
import { DeadQuote, QuotePaper, QuoteSeller, StateNotice } from './quote-parts.ts';
import { isOpenQuote, isWithoutForm } from './quote-states.ts';
import { useOpenedByPerson } from './use-opened-by-person.ts';
import { useShownQuote } from './use-shown-quote.ts';

export const handle: PageHandle = { hasSecretAddress: true };

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const shown = loaderData?.shown;
  // What a browser proposes as the name of the PDF.
  return pageMeta(matches, shown && isOpenQuote(shown) ? `Quotation ${shown.quote.reference}` : 'Quotation');
};

export const action = actionOf(quoteActions);

export async function loader({ params, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const { data } = await api.getQuoteByLink({ params });
  const slug = isOpenQuote(data) ? data.quote.tour.slug : null;
  const { reportError } = context.get(pageRequestContext);
  const picture = slug === null ? null : await partOr(pictureOf(api, slug), null, reportError);
  const choices = acceptChoices(isOpenQuote(data) ? data.quote.options : []);
  const money =
    data.state === 'accepted' ? await partOr(findMoneyByLink(api, params.token), null, reportError) : null;
  return { shown: data, choices, today: todayInIndia(), picture, money };
}

async function pictureOf(api: PageApi, id: string): Promise<Picture> {
  return (await api.getTour({ params: { id } })).data.picture;
}

export default function OpenedQuote({ loaderData, params: { token } }: Route.ComponentProps) {
  const { shown, thanks, onAnswered, onFailed } = useShownQuote(loaderData.shown);
  const [first] = useState(shown.state);
  // Accepted elsewhere, replaced or withdrawn: what was below the pressed button is gone.
  const hasClosed = first === 'sent' && shown.state !== 'sent';
  useOpenedByPerson(isOpenQuote(shown) ? token : null);
  const answer = useActionData() as FormAnswer | undefined;
  const isDone = answer?.said?.tone === 'success';
  useEffect(() => {
    if (isDone) sentByBrowser.forget();
  }, [isDone]);
  const orphan = answer && isWithoutForm(answer.form, shown, loaderData.money !== null) ? answer : undefined;
  const isThanks = orphan?.said?.tone === 'success' && isOpenQuote(shown);
  return (
    <div className="measure py-10 sm:py-14">
      {!isThanks && <FormAnswerNotice answer={orphan} className="mb-8 max-w-[46rem]" />}
      {isOpenQuote(shown) ? (
        <>
          <StateNotice
            shown={shown}
            thanks={thanks ?? (isThanks ? orphan.said?.text : undefined)}
            hasClosed={hasClosed}
          />
          <QuotePaper
            token={token}
            shown={shown}
            today={loaderData.today}
            picture={loaderData.picture}
            money={loaderData.money}
          />
          <QuoteAnswers
            token={token}
            shown={shown}
            choices={loaderData.choices}
            onAnswered={onAnswered}
            onFailed={onFailed}
          />
          <QuoteSeller seller={shown.quote.seller} />
        </>
      ) : (
        <DeadQuote state={shown.state} hasClosed={hasClosed} />
      )}
    </div>
  );
}
