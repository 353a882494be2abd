import { use } from 'react';
import type { TourDetail } from '../../../../../contracts/tours/tours.contract.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { ToldContext } from '../cost/told-context.tsx';
import { answersForParty } from './answers-for-party.ts';
import { SectionJumps } from './section-jumps.tsx';

export function TourAnswers({ tour, hasReviews }: { tour: TourDetail; hasReviews: boolean }) {
  const answers = answersForParty(tour, use(ToldContext).told?.party.ages ?? []);
  return (
    <>
      {answers.length > 0 && (
        <ul aria-label="In short" className="mb-3 flex flex-wrap gap-x-2 print:hidden">
          {answers.map(({ name, text, hash, isWarning }) => (
            <li key={name}>
              <a href={hash} className="answer">
                <span className={classNames('answer-text', isWarning && 'text-rhododendron')}>
                  <b>{name}</b> {text}
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
      <SectionJumps tour={tour} hasReviews={hasReviews} />
    </>
  );
}
