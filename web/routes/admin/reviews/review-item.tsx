import { Eye, EyeOff, MailX, MessageSquareReply } from 'lucide-react';
import { useState } from 'react';
import { href, Link } from 'react-router';
import { formatDay } from '../../../../contracts/india-time.ts';
import type { ManagedReview } from '../../../../contracts/reviews/reviews.contract.ts';
import { travelledText } from '../../../../contracts/reviews/travelled-text.ts';
import { API } from '../../../api/transport.ts';
import { draftStore } from '../../../features/drafts/draft-store.ts';
import { SpamReasonsList } from '../../../features/spam/spam-reasons-list.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { Stars } from '../../../ui/stars.tsx';
import { ActionButton } from '../actions/action-button.tsx';
import { DeleteButton } from '../actions/delete-button.tsx';
import { useStaffAction } from '../actions/use-staff-action.ts';
import { Tag } from '../lists/tag.tsx';
import { sendingWords } from '../mail/health/outbox-words.ts';
import { staffApi } from '../staff-api.ts';
import { ReplyForm, replyDraftName } from './review-reply-form.tsx';

const STATES = {
  waiting: { tone: 'attention', text: 'Waiting' },
  shown: { tone: 'good', text: 'Shown' },
  hidden: { tone: 'off', text: 'Hidden' },
} as const;

type Props = { review: ManagedReview; onDelete: () => void };

export function ReviewItem({ review, onDelete }: Props) {
  const act = useStaffAction();
  const { _id, username, tourTitle, isHidden, isWaiting, reply } = review;
  const [isReplying, setReplying] = useState<false | 'pressed' | 'kept'>(() =>
    draftStore.look(replyDraftName(_id)) ? 'kept' : false,
  );

  async function switchHidden(tellWriter = false) {
    const params = { id: _id };
    const hide = () => staffApi.hideReview({ params, body: { tellWriter } });
    const publish = () => staffApi.publishReview({ params });
    await act({
      call: isHidden ? publish : hide,
      failed: isHidden ? 'Failed to publish review' : 'Failed to hide review',
      done: isHidden
        ? 'The review is published.'
        : async () =>
            `The review is hidden.${tellWriter ? ` ${await sendingWords('A mail to its writer')}` : ''}`,
      undo: isHidden ? hide : publish,
    });
  }

  async function keepHidden() {
    await act({
      call: () => staffApi.hideReview({ params: { id: _id }, body: {} }),
      failed: 'Failed to hide review',
      done: 'The review stays hidden.',
    });
  }

  const ofWhat = `the review of ${tourTitle} by ${username}`;
  return (
    <li className="rounded-card border border-mist bg-sheet p-4 sm:p-5">
      <ReviewHead review={review} />
      <p dir="auto" className="mt-2 whitespace-pre-line wrap-anywhere">
        {review.reviewText}
      </p>
      {review.pictures.length > 0 && <ManagedPictures pictures={review.pictures} ofWhat={ofWhat} />}
      {review.spam && (
        <div className="mt-2 text-ink-soft">
          <p className="text-sm">It was taken for spam, and nobody but its writer sees it:</p>
          <SpamReasonsList mark={review.spam} />
        </div>
      )}
      {reply && !isReplying && <ShownReply review={review} />}
      {isReplying && (
        <ReplyForm review={review} takesFocus={isReplying === 'pressed'} onClose={() => setReplying(false)} />
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        <ActionButton
          variant="secondary"
          icon={isHidden ? Eye : EyeOff}
          onPress={() => switchHidden()}
          aria-label={`${isHidden ? 'Publish' : 'Hide'} ${ofWhat}`}
        >
          {isHidden ? 'Publish' : 'Hide'}
        </ActionButton>
        {isWaiting && (
          <ActionButton
            variant="secondary"
            icon={EyeOff}
            onPress={() => keepHidden()}
            aria-label={`Keep ${ofWhat} hidden`}
          >
            Keep hidden
          </ActionButton>
        )}
        {!isHidden && (
          <ActionButton
            variant="secondary"
            icon={MailX}
            onPress={() => switchHidden(true)}
            aria-label={`Tell the writer and hide ${ofWhat}`}
          >
            Tell the writer and hide
          </ActionButton>
        )}
        {!isReplying && (
          <Button
            variant="secondary"
            onClick={() => setReplying('pressed')}
            aria-label={reply ? `Edit reply to ${ofWhat}` : `Reply to ${ofWhat}`}
          >
            <MessageSquareReply className="size-4" />
            {reply ? 'Edit reply' : 'Reply'}
          </Button>
        )}
        <DeleteButton onClick={onDelete} name={`Delete ${ofWhat}`} />
      </div>
    </li>
  );
}

function ReviewHead({ review }: { review: ManagedReview }) {
  const { username, tourTitle, tourSlug, isTourPublic, isHidden, isWaiting, spam, rating, createdAt } =
    review;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 wrap-anywhere">
      <Stars value={rating} />
      <span dir="auto" className="font-semibold">
        {username}
      </span>
      <span className="min-w-0">
        on{' '}
        {isTourPublic ? (
          <Link
            to={href('/tours/:id', { id: tourSlug })}
            className="inline-flex min-h-11 items-center text-link sm:min-h-7"
          >
            {tourTitle}
          </Link>
        ) : (
          tourTitle
        )}
      </span>
      <time dateTime={createdAt} className="text-sm text-ink-soft">
        {formatDay(createdAt)}
      </time>
      {review.isVerified && <Tag tone="good">{travelledText(review.travelledIn)}</Tag>}
      {isWaiting && <Tag tone="attention">Waiting</Tag>}
      {isHidden && !isWaiting && <Tag tone="off">{spam ? 'Spam' : 'Hidden'}</Tag>}
    </div>
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

type ManagedPicturesProps = { pictures: ManagedReview['pictures']; ofWhat: string };

/** A picture is public only after staff show it. */
function ManagedPictures({ pictures, ofWhat }: ManagedPicturesProps) {
  const act = useStaffAction();

  async function switchTo(isShown: boolean, id: string) {
    const show = () => staffApi.showReviewPicture({ params: { id } });
    const hide = () => staffApi.hideReviewPicture({ params: { id } });
    await act({
      call: isShown ? show : hide,
      failed: isShown ? 'Failed to show the picture' : 'Failed to hide the picture',
      done: isShown ? 'The picture is shown.' : 'The picture is hidden.',
      undo: isShown ? hide : show,
    });
  }

  return (
    <ul className="mt-3 grid grid-cols-2 gap-3 sm:grid-cols-4">
      {pictures.map(({ _id, state, colour }, at) => {
        const address = `${API}/manage/review-pictures/${_id}`;
        const which = `picture ${at + 1} of ${ofWhat}`;
        return (
          <li key={_id} className="grid content-start gap-2">
            <a href={address} target="_blank" rel="noreferrer" className="block rounded-card">
              <img
                src={address}
                alt={`Number ${at + 1}, by the traveller`}
                loading="lazy"
                style={{ backgroundColor: colour }}
                className="aspect-square w-full rounded-card object-cover"
              />
            </a>
            <Tag tone={STATES[state].tone}>{STATES[state].text}</Tag>
            {state !== 'shown' && (
              <ActionButton
                variant="secondary"
                icon={Eye}
                onPress={() => switchTo(true, _id)}
                aria-label={`Show ${which}`}
              >
                Show picture
              </ActionButton>
            )}
            {state !== 'hidden' && (
              <ActionButton
                variant="secondary"
                icon={EyeOff}
                onPress={() => switchTo(false, _id)}
                aria-label={`Hide ${which}`}
              >
                Hide picture
              </ActionButton>
            )}
          </li>
        );
      })}
    </ul>
  );
}
