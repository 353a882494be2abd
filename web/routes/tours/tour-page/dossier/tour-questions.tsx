import { href, Link } from 'react-router';
import type { TourQuestion } from '../../../../../contracts/dossier/dossier.contract.ts';
import { QuestionList } from '../../../../features/questions/question-list.tsx';
import { DossierSection } from './dossier-section.tsx';

export function TourQuestions({ questions }: { questions: TourQuestion[] }) {
  return (
    <DossierSection id="questions" title="Questions and answers">
      <div className="mt-4">
        <QuestionList questions={questions} />
        <Link to={href('/questions')} className="inline-flex min-h-11 items-center text-link print:hidden">
          What travellers ask about all tours
        </Link>
      </div>
    </DossierSection>
  );
}
