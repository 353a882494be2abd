import { useLocation } from 'react-router';
import { optionalPart } from '../../../lib/loading/lazy-part.ts';
import { buttonStyle } from '../../../ui/buttons/button-style.ts';

/** Its script comes with those of the footer, so that a page is usable before it is here. */
export const LateProblemPage = optionalPart(() => import('./problem-page.tsx'), 'ProblemPage', PlainProblem);

function PlainProblem() {
  const { pathname, search } = useLocation();
  return (
    <section className="measure py-20">
      <h1 className="text-title">This page could not be shown</h1>
      <p className="mt-8">
        <a href={pathname + search} className={buttonStyle('primary')}>
          Load again
        </a>
      </p>
    </section>
  );
}
