import type { TourToLead } from '../../../../contracts/team/team.contract.ts';
import { StopSection } from '../places/stop-section.tsx';
import { type TypedTeamMember, tourField } from './typed-team-member.ts';

type Props = { tours: TourToLead[]; given: TypedTeamMember };

/** Which tours somebody leads. */
export function LedTours({ tours, given }: Props) {
  if (tours.length === 0) return null;
  return (
    <StopSection
      title="Tours that they lead"
      lead="Each shows them on its page. For a driver, those that they drive."
    >
      <ul className="grid gap-x-6 gap-y-1 sm:grid-cols-2">
        {tours.map(({ _id, title, isPublished }) => (
          <li key={_id}>
            <label className="flex min-h-11 cursor-pointer items-center gap-2.5">
              <input
                type="checkbox"
                name={tourField(_id)}
                value="on"
                defaultChecked={given[tourField(_id)] === 'on'}
                className="size-5 shrink-0 accent-pine"
              />
              <span className="min-w-0 wrap-anywhere">
                {title}
                {!isPublished && <span className="text-ink-soft"> · not on the site</span>}
              </span>
            </label>
          </li>
        ))}
      </ul>
    </StopSection>
  );
}
