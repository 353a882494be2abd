import { href, Link } from 'react-router';
import type { TeamMember } from '../../../../../contracts/team/team.contract.ts';
import { Portrait } from '../../../../features/team/portrait.tsx';
import { DossierSection } from './dossier-section.tsx';

export function TourTeam({ team }: { team: TeamMember[] }) {
  return (
    <DossierSection id="team" title="Who leads it">
      <ul className="mt-4 grid gap-x-8 gap-y-5 sm:grid-cols-2 print:gap-y-2">
        {team.map(({ _id, name, role, languages, picture }) => (
          <li key={_id} className="flex items-center gap-4">
            <Portrait name={name} picture={picture} sizes="96px" className="size-16 text-xl" />
            <div className="min-w-0 wrap-anywhere">
              <h3 className="font-sans text-base font-semibold tracking-normal">{name}</h3>
              <p>{role}</p>
              {languages.length > 0 && <p className="text-sm text-ink-soft">{languages.join(', ')}</p>}
            </div>
          </li>
        ))}
      </ul>
      <p className="mt-1 print:hidden">
        <Link to={href('/about')} className="inline-flex min-h-11 items-center text-link">
          All of us
        </Link>
      </p>
    </DossierSection>
  );
}
