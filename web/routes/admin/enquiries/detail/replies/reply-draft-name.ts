export type AnswerWay = 'reply' | 'whatsapp' | 'call' | 'note';

/** Under which this browser keeps what is typed to answer an enquiry, until it is sent. */
export const answerDraft = (way: AnswerWay, enquiryId: string) => `desk:${way}:${enquiryId}`;
