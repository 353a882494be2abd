import { BadgeCheck } from 'lucide-react';
import { formatDay } from '../../../../../contracts/india-time.ts';
import type { Review, ReviewPicture } from '../../../../../contracts/reviews/reviews.contract.ts';
import { travelledText } from '../../../../../contracts/reviews/travelled-text.ts';
import { useSettings } from '../../../../features/settings/use-settings.ts';
import { Stars } from '../../../../ui/stars.tsx';

export function TourReview({ review }: { review: Review }) {
  const { username, rating, createdAt, reviewText, isVerified, travelledIn, pictures, reply } = review;
  return (
    <li className="py-6 first:pt-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span dir="auto" className="font-semibold">
          {username}
        </span>
        <Stars value={rating} />
        <time dateTime={createdAt} className="text-sm text-ink-soft">
          {formatDay(createdAt)}
        </time>
      </div>
      {isVerified && (
        <p className="mt-1 flex items-center gap-1.5 text-sm text-ink-soft">
          <BadgeCheck className="size-4.5 shrink-0 text-teesta" />
          {travelledText(travelledIn)}
        </p>
      )}
      <p dir="auto" className="mt-2 whitespace-pre-line wrap-anywhere">
        {reviewText}
      </p>
      {pictures.length > 0 && (
        <ul className="mt-3 flex flex-wrap gap-2">
          {pictures.map((picture, at) => (
            <li key={picture._id}>
              <PictureLink picture={picture} name={`Picture ${at + 1} by ${username}`} />
            </li>
          ))}
        </ul>
      )}
      {reply && <ReviewReply reply={reply} repliedAt={review.repliedAt} />}
    </li>
  );
}

function PictureLink({ picture, name }: { picture: ReviewPicture; name: string }) {
  const { _id, colour } = picture;
  return (
    <a
      href={`/media/reviews/${_id}/large.webp`}
      target="_blank"
      rel="noopener"
      className="block rounded-card"
    >
      <img
        src={`/media/reviews/${_id}/small.webp`}
        alt={name}
        loading="lazy"
        width={112}
        height={112}
        style={{ backgroundColor: colour }}
        className="size-28 rounded-card object-cover"
      />
    </a>
  );
}

function ReviewReply({ reply, repliedAt }: { reply: string; repliedAt: string | null }) {
  const { agencyName } = useSettings();
  return (
    <div className="mt-4 border-l-2 border-teesta pl-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <span className="font-semibold">Reply from {agencyName}</span>
        {repliedAt && (
          <time dateTime={repliedAt} className="text-ink-soft">
            {formatDay(repliedAt)}
          </time>
        )}
      </p>
      <p dir="auto" className="mt-1 whitespace-pre-line wrap-anywhere">
        {reply}
      </p>
    </div>
  );
}
