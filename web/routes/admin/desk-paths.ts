import { href } from 'react-router';

export const enquiryPath = (id: string) => href('/admin/bookings/:id', { id });
export const messagePath = (id: string) => href('/admin/messages/:id', { id });
