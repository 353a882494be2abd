export type AnswerWay = 'reply' | 'whatsapp' | 'call' | 'note';

/** Under which this browser keeps what is typed to answer an enquiry, until it is sent. */
export const answerDraft = (way: AnswerWay, bookingId: string) => `desk:${way}:${bookingId}`;
