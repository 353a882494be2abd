import { href } from 'react-router';
import { Button } from '../../../ui/buttons/button.tsx';
import { ENQUIRY_WINDOW_HASH } from './enquiry-window-hash.ts';
import { useEnquiryWindow } from './use-enquiry-window.tsx';

export function EnquiryButton() {
  const { openEnquiry, enquiryWindow } = useEnquiryWindow({ hash: ENQUIRY_WINDOW_HASH });
  return (
    <>
      <form
        action={href('/contact')}
        onSubmit={(event) => {
          event.preventDefault();
          openEnquiry();
        }}
      >
        <Button type="submit" data-held="" aria-haspopup="dialog">
          Enquiry
        </Button>
      </form>
      {enquiryWindow}
    </>
  );
}
