import { useEffect, useState } from 'react';
import { formatMoment, todayInIndia } from '../../../../contracts/india-time.ts';
import { formatPaise } from '../../../../contracts/money/format-paise.ts';
import { stateName } from '../../../../contracts/money/indian-states.ts';
import { ACCEPT_CHANNEL_NAMES } from '../../../../contracts/quotes/quote-terms.ts';
import { marginOf } from '../../../../contracts/quotes/quote-totals.ts';
import type { DeskQuote, QuoteDecision } from '../../../../contracts/quotes/quotes.contract.ts';
import { DueList } from '../../../features/quotes/due-list.tsx';
import { useMay } from '../../../features/session/use-may.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import { ActionButton } from '../actions/action-button.tsx';
import { Panel } from '../enquiries/detail/panel.tsx';
import { ActionMenu } from '../lists/action-menu.tsx';
import { Fact } from '../lists/fact.tsx';
import { Tag } from '../lists/tag.tsx';
import { useQuoteDeeds } from './deeds/use-quote-deeds.tsx';
import { type QuoteDraft, quoteDrafts } from './form/quote-draft.ts';
import { shownQuote, toForm } from './form/quote-form-values.ts';
import { useBeginWith } from './form/use-begin-with.ts';
import { QuoteSheet } from './quote-sheet.tsx';
import { Sum } from './quote-sums.tsx';
import { marginText, stateTag } from './quote-words.ts';

/** Also shows a draft to users who may not change it. */
export function SentQuotePage({ quote }: { quote: DeskQuote }) {
  const { sent, content, decision, reason, openedAt, sentAt, by } = quote;
  const mayWork = useMay('work-on-enquiries');
  const { choices, dialog } = useQuoteDeeds(quote, quote.enquiry);
  const link = choices.find(({ key }) => key === 'link');
  const others = choices.filter((choice) => choice !== link);
  const { text, tone } = stateTag(quote);
  return (
    <div className="@container grid max-w-[64rem] grid-cols-1 gap-4">
      {mayWork && <LeftDraft quote={quote} />}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <dl className="flex flex-wrap items-center gap-x-8 gap-y-2">
          <Fact label="State">
            <Tag tone={tone}>{text}</Tag>
          </Fact>
          {sentAt && (
            <Fact label="Sent">
              {formatMoment(sentAt)}, {by}
            </Fact>
          )}
          {openedAt && <Fact label="Opened">{formatMoment(openedAt)}</Fact>}
        </dl>
        {mayWork && choices.length > 0 && (
          <div className="flex flex-wrap gap-2">
            {link && <Button onClick={link.onChoose}>{link.text}</Button>}
            <ActionMenu text="More" label="More for it" choices={others} />
          </div>
        )}
      </div>
      {dialog}
      {reason && (
        <Notice tone="info">
          <p dir="auto" className="whitespace-pre-line wrap-anywhere">
            {reason}
          </p>
        </Notice>
      )}
      {decision && quote.state === 'accepted' && <Decision quote={quote} decision={decision} />}
      <Panel title={sent ? 'What was sent' : 'The draft'}>
        <QuoteSheet
          quote={sent ?? shownQuote(toForm(content), quote)}
          accepted={quote.state === 'accepted' ? decision?.option : undefined}
          today={quote.state === 'sent' || quote.state === 'draft' ? todayInIndia() : undefined}
        />
      </Panel>
      {sent && <Margins quote={quote} sent={sent} />}
    </div>
  );
}

function Decision({ quote, decision }: { quote: DeskQuote; decision: QuoteDecision }) {
  const { option, name, state, gstin, address, channel, plan } = decision;
  return (
    <Panel title="Accepted">
      <dl className="flex flex-wrap gap-x-8 gap-y-2">
        <Fact label="Option">{quote.options[option]?.label}</Fact>
        <Fact label="By">{name}</Fact>
        <Fact label="Lives in">{stateName(state)}</Fact>
        {gstin && <Fact label="GSTIN">{gstin}</Fact>}
        {address && <Fact label="Address">{address}</Fact>}
        <Fact label="How">{channel ? ACCEPT_CHANNEL_NAMES[channel] : 'By the link'}</Fact>
        {quote.decidedAt && <Fact label="When">{formatMoment(quote.decidedAt)}</Fact>}
      </dl>
      <div className="mt-3 max-w-[24rem]">
        <DueList plan={plan} />
      </div>
    </Panel>
  );
}

type MarginProps = { quote: DeskQuote; sent: NonNullable<DeskQuote['sent']> };

/** Costs stand only in the draft, not in what was sent. */
function Margins({ quote: { content }, sent }: MarginProps) {
  return (
    <Panel title="Your costs">
      <p className="mb-2 text-sm text-ink-soft">Only staff see them.</p>
      <div className="grid grid-cols-1 gap-6 @3xl:grid-cols-2">
        {content.options.map((option, place) => {
          const totals = sent.options[place]?.totals;
          if (!totals) return null;
          const margin = marginOf(option, totals, content.isTaxIncluded);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: options are named by their place
            <section key={place} className="min-w-0">
              <h3 className="mb-1 font-semibold wrap-anywhere">{option.label}</h3>
              <dl className="grid gap-1 tabular-nums">
                {option.lines
                  .filter(({ treatment }) => treatment === 'priced')
                  .map(({ text, quantity, cost }, nth) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: lines are named by their place
                    <Sum key={nth} name={text}>
                      {cost === null ? '–' : formatPaise(cost * quantity * 100)}
                    </Sum>
                  ))}
                <Sum name="Your margin" isStrong>
                  {marginText(margin, totals, content.isTaxIncluded)}
                </Sum>
              </dl>
            </section>
          );
        })}
      </div>
    </Panel>
  );
}

/** Text typed into the draft while it was being sent. */
function LeftDraft({ quote: { _id, enquiry } }: { quote: DeskQuote }) {
  const [draft, setDraft] = useState<QuoteDraft | null>(null);
  const beginWith = useBeginWith(enquiry._id);
  // The editor stores the last letters as it closes, after this has rendered.
  useEffect(() => setDraft(quoteDrafts.load(_id)), [_id]);
  if (!draft) return null;

  function discard() {
    quoteDrafts.clear(_id);
    setDraft(null);
  }

  return (
    <Notice tone="info" role="status">
      <p>It was sent before your last changes were saved. They are not in it.</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <ActionButton onPress={() => beginWith(draft, () => quoteDrafts.clear(_id), _id)}>
          Revise it with them
        </ActionButton>
        <Button variant="secondary" onClick={discard}>
          Discard them
        </Button>
      </div>
    </Notice>
  );
}
