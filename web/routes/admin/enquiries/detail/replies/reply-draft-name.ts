export type ReplyChannel = 'reply' | 'whatsapp' | 'call' | 'note';

export const draftNameOfReply = (way: ReplyChannel, enquiryId: string) => `desk:${way}:${enquiryId}`;
