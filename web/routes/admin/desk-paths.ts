import { href } from 'react-router';

/** Where staff find an enquiry and a contact message, whatever list they are in. The inbox has them below its own address. */
export const enquiryPath = (id: string) => href('/admin/bookings/:id', { id });
export const messagePath = (id: string) => href('/admin/messages/:id', { id });
