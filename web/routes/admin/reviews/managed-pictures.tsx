import { Eye, EyeOff } from 'lucide-react';
import type { ManagedReview } from '../../../../contracts/reviews/reviews.contract.ts';
import { API } from '../../../api/transport.ts';
import { useMay } from '../../../features/session/use-may.ts';
import { ActionButton } from '../actions/action-button.tsx';
import { useStaffAction } from '../actions/use-staff-action.ts';
import { Tag } from '../lists/tag.tsx';
import { staffApi } from '../staff-api.ts';

const STATES = {
  waiting: { tone: 'attention', text: 'Waiting' },
  shown: { tone: 'good', text: 'Shown' },
  hidden: { tone: 'off', text: 'Hidden' },
} as const;

type ManagedPicturesProps = { pictures: ManagedReview['pictures']; ofWhat: string };

/** A picture is public only after staff show it. */
export function ManagedPictures({ pictures, ofWhat }: ManagedPicturesProps) {
  const act = useStaffAction();
  const mayCheck = useMay('check-reviews');

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
            {mayCheck && state !== 'shown' && (
              <ActionButton
                variant="secondary"
                icon={Eye}
                onPress={() => switchTo(true, _id)}
                aria-label={`Show ${which}`}
              >
                Show picture
              </ActionButton>
            )}
            {mayCheck && state !== 'hidden' && (
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
