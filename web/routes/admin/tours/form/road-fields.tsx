import { roadsApi } from '../../roads/roads-api.ts';
import { IdsToChoose } from './ids-to-choose.tsx';

const askForRoads = () => roadsApi.listManagedRoads();

/** Which roads a tour uses: how they are is shown on its page. */
export function RoadFields() {
  return (
    <IdsToChoose
      id="road-fields"
      title="Roads"
      lead="Those that it uses. How they are today, you say under Roads; its page shows it."
      field="roadIds"
      what="roads"
      add={{ text: 'Add a road', path: '/admin/roads/new' }}
      ask={askForRoads}
      nameOf={({ name }) => name}
    />
  );
}
