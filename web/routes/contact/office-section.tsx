import { OfficeDetails } from '../../features/contact/office-details.tsx';

export function OfficeSection() {
  return (
    <section aria-labelledby="office">
      <h2 id="office" className="mb-6 text-heading">
        Reach us directly
      </h2>
      <OfficeDetails />
    </section>
  );
}
