export const MESSAGE_NEEDS = ['unanswered', 'due', 'my-due'] as const;
export type MessageNeed = (typeof MESSAGE_NEEDS)[number];
