import { href, Link } from 'react-router';
import { countOf } from '../../../contracts/count-of.ts';
import type { ShownTeamMember } from '../../../contracts/team/team.contract.ts';
import { Portrait } from './portrait.tsx';

export function TeamList({ team }: { team: ShownTeamMember[] }) {
  return (
    <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2 sm:gap-y-10 lg:grid-cols-4 lg:gap-y-14">
      {team.map((member) => (
        <Person key={member._id} member={member} />
      ))}
    </ul>
  );
}

function Person({ member }: { member: ShownTeamMember }) {
  const { name, role, words, languages, sinceYear, picture, tours } = member;
  return (
    <li className="flex gap-4 sm:gap-5 lg:block">
      <Portrait
        name={name}
        picture={picture}
        across={112}
        acrossWide={270}
        className="aspect-square h-fit w-[min(7rem,38%)] rounded-card text-3xl lg:mb-4 lg:w-full lg:text-5xl"
      />
      <div className="min-w-0 flex-1 wrap-anywhere">
        <h3 className="text-[1.3125rem]">{name}</h3>
        <p className="leading-snug font-semibold">{role}</p>
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
    <Link to={href('/tours/:id', { id: slug })} className="flex min-h-11 w-fit items-center py-1.5 text-link">
      {title}
    </Link>
  );
}
