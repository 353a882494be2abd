import { DESTINATIONS } from '../../../../contracts/tours/destinations.ts';

/** Offered while a destination or a tour is typed into a field whose `list` is this id. */
export function TourNames({ id, tours }: { id: string; tours: string[] }) {
  return (
    <datalist id={id}>
      {[...DESTINATIONS, ...tours].map((name) => (
        <option key={name} value={name} />
      ))}
    </datalist>
  );
}
