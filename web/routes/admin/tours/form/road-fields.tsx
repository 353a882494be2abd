import { href } from 'react-router';
import { IdsToChoose, type ListOfChoices } from './ids-to-choose.tsx';

export function RoadFields({ list }: { list: ListOfChoices }) {
  return (
    <IdsToChoose
      id="road-fields"
      title="Roads"
      lead="Those that it uses. How they are today, you say under Roads; its page shows it."
      field="roadIds"
      what="roads"
      add={{ text: 'Add a road', path: href('/admin/roads/new') }}
      list={list}
    />
  );
}
