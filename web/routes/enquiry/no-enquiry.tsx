import { href } from 'react-router';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';

/** `isCertain` is false on the server and without script, which cannot know. */
export function NoEnquiry({ isCertain }: { isCertain: boolean }) {
  return (
    <>
      <p className="mt-4 min-h-[1lh] text-lead">{isCertain && 'No enquiry was sent from this browser.'}</p>
      <p className="mt-2 max-w-[34rem] text-ink-soft">
        Every enquiry that has reached us is in your account, with its reference. To send one, choose a tour
        or write to us.
      </p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <ButtonLink to={href('/tours')}>See all tours</ButtonLink>
        <ButtonLink to={href('/contact')} variant="secondary">
          Contact us
        </ButtonLink>
        <ButtonLink to={href('/account')} variant="secondary">
          See my enquiries
        </ButtonLink>
        <ButtonLink to={href('/home')} variant="quiet">
          Back to home
        </ButtonLink>
      </div>
    </>
  );
}
