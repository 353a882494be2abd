import { href } from 'react-router';
import { IdsToChoose, type ListOfChoices } from './ids-to-choose.tsx';

export function TeamFields({ list }: { list: ListOfChoices }) {
  return (
    <IdsToChoose
      id="team-fields"
      title="Who leads it"
      lead="Its page shows them with name, picture and languages. Whom there is to choose from, you say under Team."
      field="teamIds"
      what="team"
      add={{ text: 'Add a person', path: href('/admin/team/new') }}
      list={list}
    />
  );
}
