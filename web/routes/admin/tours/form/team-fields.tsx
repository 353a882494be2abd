import { teamApi } from '../../team/team-api.ts';
import { IdsToChoose } from './ids-to-choose.tsx';

const askForTeam = () => teamApi.listManagedTeam();

/** Who leads a tour, or drives it: its page shows them. */
export function TeamFields() {
  return (
    <IdsToChoose
      id="team-fields"
      title="Who leads it"
      lead="Its page shows them with name, picture and languages. Whom there is to choose from, you say under Team."
      field="teamIds"
      what="team"
      add={{ text: 'Add a person', path: '/admin/team/new' }}
      ask={askForTeam}
      nameOf={({ name, role, isShown }) => `${name}, ${role}${isShown ? '' : ' (hidden)'}`}
    />
  );
}
