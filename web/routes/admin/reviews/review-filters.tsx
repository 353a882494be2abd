import { FilterSelect } from '../lists/filter-select.tsx';
import { ListSearch } from '../lists/list-search.tsx';

export function ReviewFilters() {
  return (
    <div className="mb-6 grid grid-cols-2 items-end gap-3 md:grid-cols-[minmax(0,1fr)_auto_auto_auto]">
      <div className="col-span-2 flex md:col-span-1">
        <ListSearch label="Search reviews by tour, traveller or text" placeholder="Tour, traveller or text" />
      </div>
      <FilterSelect
        name="status"
        label="State"
        options={[
          ['', 'All'],
          ['published', 'Published'],
          ['waiting', 'Waiting'],
          ['hidden', 'Hidden'],
          ['spam', 'Spam'],
        ]}
      />
      <FilterSelect
        name="rating"
        label="Rating"
        options={[
          ['', 'Any'],
          ['5', '5 stars'],
          ['4', '4 stars'],
          ['3', '3 stars'],
          ['2', '2 stars'],
          ['1', '1 star'],
        ]}
      />
      <FilterSelect
        name="reply"
        label="Reply"
        options={[
          ['', 'With or without'],
          ['without', 'Without reply'],
          ['with', 'With reply'],
        ]}
      />
    </div>
  );
}
