import { OfficeDetails } from '../../../features/contact/office-details.tsx';
import { ContactForm } from './contact-form.tsx';

export function GetInTouch() {
  return (
    <section
      aria-labelledby="get-in-touch"
      className="measure mt-20 grid gap-x-16 gap-y-10 sm:mt-28 lg:grid-cols-[minmax(20rem,1fr)_minmax(0,38rem)] lg:items-start"
    >
      <div>
        <h2 id="get-in-touch" className="text-title">
          Get in touch
        </h2>
        <h3 className="mt-3 text-[1.3125rem] text-teesta">Say hello to us</h3>
        <p className="mt-2 mb-8 text-lead text-ink-soft">Our friendly team is always here to guide you.</p>
        <OfficeDetails />
      </div>
      <div className="rounded-card border border-mist bg-sheet p-5 sm:p-8">
        <ContactForm />
      </div>
    </section>
  );
}
