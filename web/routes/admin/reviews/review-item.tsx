import { BadgeCheck, Eye, EyeOff, MessageSquareReply, Pencil } from 'lucide-react';
import { useState } from 'react';
import { href } from 'react-router';
import { formatDay } from '../../../../contracts/india-time.ts';
import type { ManagedReview } from '../../../../contracts/reviews/reviews.contract.ts';
import { travelledText } from '../../../../contracts/reviews/travelled-text.ts';
import { draftStore } from '../../../features/drafts/draft-store.ts';
import { useMay } from '../../../features/session/use-may.ts';
import { SpamReasonsList } from '../../../features/spam/spam-reasons-list.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Stars } from '../../../ui/stars.tsx';
import { ActionButton } from '../actions/action-button.tsx';
import { useStaffAction } from '../actions/use-staff-action.ts';
import { ActionMenu, type MenuChoice } from '../lists/action-menu.tsx';
import { Tag } from '../lists/tag.tsx';
import { sendingWords } from '../mail/health/outbox-words.ts';
import { staffApi } from '../staff-api.ts';
import { ManagedPictures } from './managed-pictures.tsx';
import { ReplyForm, replyDraftName } from './review-reply-form.tsx';

type Props = { review: ManagedReview; onDelete: () => void };

/** What staff have to look at is open from the start. */
const isToJudge = ({ isWaiting, spam, pictures }: ManagedReview) =>
  isWaiting || spam !== null || pictures.some(({ state }) => state === 'waiting');

export function ReviewItem({ review, onDelete }: Props) {
  const act = useStaffAction();
  const { _id, username, tourTitle, tourSlug, isTourPublic, isHidden, isWaiting, reply } = review;
  const [isReplying, setReplying] = useState<false | 'pressed' | 'kept'>(() =>
    draftStore.look(replyDraftName(_id)) ? 'kept' : false,
  );
  const [isOpen, setOpen] = useState(() => isToJudge(review) || isReplying !== false);

  const ofWhat = `the review of ${tourTitle} by ${username}`;
  const title = `The review by ${username}`;

  async function switchHidden(tellWriter = false) {
    const params = { id: _id };
    const hide = () => staffApi.hideReview({ params, body: { tellWriter } });
    const publish = () => staffApi.publishReview({ params });
    await act({
      call: isHidden ? publish : hide,
      failed: isHidden ? 'Failed to publish review' : 'Failed to hide review',
      done: isHidden
        ? `${title} is published.`
        : async () =>
            `${title} is hidden.${tellWriter ? ` ${await sendingWords('A mail to its writer')}` : ''}`,
      undo: isHidden ? hide : publish,
    });
  }

  async function keepHidden() {
    await act({
      call: () => staffApi.hideReview({ params: { id: _id }, body: {} }),
      failed: 'Failed to hide review',
      done: `${title} stays hidden.`,
    });
  }

  function startReply() {
    setOpen(true);
    setReplying('pressed');
  }

  const mayCheck = useMay('check-reviews');
  const mayDelete = useMay('delete-for-good');
  const toReply = reply ? 'Edit reply' : 'Reply';
  const choices: MenuChoice[] = [
    ...(mayCheck && isHidden
      ? [{ key: 'reply', text: toReply, onChoose: startReply, takesFocus: true }]
      : []),
    ...(mayCheck && !isHidden
      ? [
          { key: 'hide', text: 'Hide', onChoose: () => switchHidden() },
          { key: 'tell', text: 'Tell the writer and hide', onChoose: () => switchHidden(true) },
        ]
      : []),
    ...(isTourPublic
      ? [{ key: 'tour', text: 'See the tour on the site', to: href('/tours/:id', { id: tourSlug }) }]
      : []),
    ...(mayDelete
      ? [{ key: 'delete', text: 'Delete', onChoose: onDelete, takesFocus: true, isGrave: true }]
      : []),
  ];
  return (
    <li
      className={classNames(
        'relative grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 border-b border-mist py-1 pr-1 pl-3 last:border-b-0 hover:bg-sunken has-data-popup-open:bg-sunken @min-[46rem]:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)_auto] @min-[46rem]:gap-x-5',
        !isWaiting && '@min-[60rem]:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)_11rem]',
        !isOpen && 'items-center',
      )}
    >
      <ReviewHead review={review} isOpen={isOpen} onSwitch={() => setOpen(!isOpen)} ofWhat={ofWhat} />
      <p
        dir="auto"
        className={classNames(
          'text-[0.9375rem] leading-[1.45] wrap-anywhere @max-[46rem]:col-span-full @max-[46rem]:pr-2',
          isOpen ? 'relative z-10 py-1 whitespace-pre-line' : 'line-clamp-2',
        )}
      >
        {review.reviewText}
      </p>
      <div
        className={classNames(
          'relative z-10 flex justify-end self-start',
          isHidden ? '@max-[46rem]:col-span-full' : '@max-[46rem]:col-start-2 @max-[46rem]:row-start-1',
        )}
      >
        {isWaiting && mayCheck && (
          <ActionButton
            variant="quiet"
            icon={EyeOff}
            onPress={keepHidden}
            aria-label={`Keep ${ofWhat} hidden`}
            className="px-3"
          >
            Keep hidden
          </ActionButton>
        )}
        {mayCheck && (
          <ActionButton
            variant="quiet"
            icon={isHidden ? Eye : reply ? Pencil : MessageSquareReply}
            onPress={
              isHidden ? () => switchHidden() : async () => (isReplying ? setReplying(false) : startReply())
            }
            aria-label={isHidden ? `Publish ${ofWhat}` : `${reply ? 'Edit reply' : 'Reply'} to ${ofWhat}`}
            aria-expanded={isHidden ? undefined : isReplying !== false}
            className="px-3"
          >
            {isHidden ? 'Publish' : <span className="@max-[60rem]:sr-only">{toReply}</span>}
          </ActionButton>
        )}
        {choices.length > 0 && <ActionMenu label={`More for ${ofWhat}`} choices={choices} />}
      </div>
      {(isOpen || isReplying) && (
        <div className="relative z-10 col-span-full pr-2">
          {isOpen && <WhatStaffJudge review={review} ofWhat={ofWhat} />}
          {isOpen && reply && !isReplying && <ShownReply review={review} />}
          {isReplying && (
            <ReplyForm
              review={review}
              takesFocus={isReplying === 'pressed'}
              onClose={() => setReplying(false)}
            />
          )}
        </div>
      )}
    </li>
  );
}

type HeadProps = { review: ManagedReview; isOpen: boolean; onSwitch: () => void; ofWhat: string };

function ReviewHead({ review, isOpen, onSwitch, ofWhat }: HeadProps) {
  const { username, tourTitle, isHidden, isWaiting, spam, rating, createdAt } = review;
  return (
    <div className="min-w-0">
      <div className="flex flex-wrap items-center gap-x-2">
        <button
          type="button"
          onClick={onSwitch}
          aria-expanded={isOpen}
          aria-label={`Read ${ofWhat}`}
          dir="auto"
          className={classNames(
            'covers-row min-w-0 grow basis-24 text-left font-semibold',
            isOpen ? 'wrap-anywhere' : 'truncate',
          )}
        >
          {username}
        </button>
        {isWaiting && <Tag tone="attention">Waiting</Tag>}
        {isHidden && !isWaiting && <Tag tone="off">{spam ? 'Spam' : 'Hidden'}</Tag>}
        {review.isVerified && !isOpen && (
          <span title={travelledText(review.travelledIn)}>
            <BadgeCheck className="size-4 text-success" />
            <span className="sr-only">{travelledText(review.travelledIn)}</span>
          </span>
        )}
        <time dateTime={createdAt} className="text-sm text-ink-soft">
          {formatDay(createdAt)}
        </time>
      </div>
      <p
        className={classNames(
          'flex items-center gap-x-2 text-sm text-ink-soft @max-[16rem]:flex-wrap',
          isOpen && 'flex-wrap',
        )}
      >
        <Stars value={rating} className="shrink-0 text-sm" />
        <span className={isOpen ? '' : 'truncate'}>{tourTitle}</span>
      </p>
      {review.isVerified && isOpen && <Tag tone="good">{travelledText(review.travelledIn)}</Tag>}
    </div>
  );
}

function WhatStaffJudge({ review, ofWhat }: { review: ManagedReview; ofWhat: string }) {
  return (
    <>
      {review.pictures.length > 0 && <ManagedPictures pictures={review.pictures} ofWhat={ofWhat} />}
      {review.spam && (
        <div className="mt-2 text-ink-soft">
          <p className="text-sm">It was taken for spam, and nobody but its writer sees it:</p>
          <SpamReasonsList mark={review.spam} />
        </div>
      )}
    </>
  );
}

function ShownReply({ review: { reply, repliedAt } }: Pick<Props, 'review'>) {
  return (
    <div className="mt-3 border-l-2 border-teesta pl-4">
      <p className="text-sm text-ink-soft">Your reply{repliedAt && `, ${formatDay(repliedAt)}`}</p>
      <p dir="auto" className="whitespace-pre-line wrap-anywhere">
        {reply}
      </p>
    </div>
  );
}
