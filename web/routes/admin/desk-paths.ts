/** Where staff find an enquiry and a contact message, whatever list they are in. The inbox has them below its own address. */
export const enquiryPath = (id: string) => `/admin/bookings/${id}`;
export const messagePath = (id: string) => `/admin/messages/${id}`;
