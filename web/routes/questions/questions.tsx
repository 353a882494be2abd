import { href } from 'react-router';
import type { PageHandle } from '../../../contracts/page-handle.ts';
import { apiContext } from '../../api/page-api.ts';
import { CallUs } from '../../features/contact/call-us.tsx';
import { pageContent } from '../../features/page-content/page-content.ts';
import { Written } from '../../features/page-content/written.tsx';
import { pageMeta } from '../../features/page-head/page-meta.ts';
import { QuestionList } from '../../features/questions/question-list.tsx';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import type { Route } from './+types/questions.ts';

export const handle: PageHandle = { isPublic: true };

export async function loader({ context }: Route.LoaderArgs) {
  return pageContent(context.get(apiContext), 'questions');
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return [];
  const { title, description } = loaderData.searchEngines;
  return pageMeta(matches, title, description, { trail: [[title, href('/questions')]] });
};

export default function Questions({ loaderData: { heading, lead, questions } }: Route.ComponentProps) {
  return (
    <div className="measure pt-10 sm:pt-14">
      <PageHeading title={heading} lead={lead} />
      <div className="mt-8 grid grid-cols-1 items-start gap-x-16 gap-y-12 lg:grid-cols-[1fr_22rem]">
        {questions.length === 0 ? (
          <EmptyState title="No questions yet" text="Ask yours: we answer it, and write it down here.">
            <ButtonLink to={href('/contact')}>Contact us</ButtonLink>
          </EmptyState>
        ) : (
          <QuestionList
            questions={questions.map(({ question, answer }) => ({
              question,
              answer: <Written html={answer} />,
            }))}
          />
        )}
        <CallUs className="rounded-card p-6 sm:p-8" />
      </div>
    </div>
  );
}
