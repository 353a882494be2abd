export type ReplyChannel = 'reply' | 'whatsapp' | 'call' | 'note';

/** Under which this browser keeps what is typed to answer an enquiry, until it is sent. */
export const draftNameOfReply = (way: ReplyChannel, enquiryId: string) => `desk:${way}:${enquiryId}`;
