import { href, Link } from 'react-router';
import { countOf } from '../../../contracts/count-of.ts';
import type { ShownTeamMember } from '../../../contracts/team/team.contract.ts';
import { Portrait } from './portrait.tsx';

export function TeamList({ team }: { team: ShownTeamMember[] }) {
  return (
    <ul className="grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
      {team.map((member) => (
        <Person key={member._id} member={member} />
      ))}
    </ul>
  );
}

function Person({ member }: { member: ShownTeamMember }) {
  const { name, role, words, languages, sinceYear, picture, tours } = member;
  return (
    <li className="flex gap-4 border-t border-mist py-6">
      <Portrait name={name} picture={picture} sizes="120px" className="size-20 text-2xl" />
      <div className="min-w-0 flex-1 wrap-anywhere">
        <h3 className="text-[1.3125rem]">{name}</h3>
        <p className="font-semibold">{role}</p>
        {words && <p className="mt-1.5 text-ink-soft">{words}</p>}
        <p className="mt-1.5 flex flex-wrap gap-x-3 text-sm text-ink-soft">
          {languages.length > 0 && <span>{languages.join(', ')}</span>}
          {sinceYear !== null && <span>since {sinceYear}</span>}
        </p>
        <Led tours={tours} />
      </div>
    </li>
  );
}

function Led({ tours }: Pick<ShownTeamMember, 'tours'>) {
  const [first, ...rest] = tours;
  if (!first) return null;
  if (rest.length === 0) return <TourLink {...first} />;
  return (
    <details>
      <summary className="flex min-h-11 w-fit cursor-pointer items-center text-link">
        On {countOf(tours.length, 'tour')}
      </summary>
      <ul>
        {tours.map((tour) => (
          <li key={tour.slug}>
            <TourLink {...tour} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function TourLink({ slug, title }: ShownTeamMember['tours'][number]) {
  return (
    <Link to={href('/tours/:id', { id: slug })} className="flex min-h-11 w-fit items-center text-link">
      {title}
    </Link>
  );
}
