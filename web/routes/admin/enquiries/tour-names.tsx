import { DESTINATIONS } from '../../../../contracts/tours/destinations.ts';

export function TourNames({ id, tours }: { id: string; tours: string[] }) {
  return (
    <datalist id={id}>
      {[...DESTINATIONS, ...tours].map((name) => (
        <option key={name} value={name} />
      ))}
    </datalist>
  );
}
