/** What of messages needs staff: those that nobody has answered, or whose next action is due; and what is due of one's own. */
export const MESSAGE_NEEDS = ['unanswered', 'due', 'my-due'] as const;
export type MessageNeed = (typeof MESSAGE_NEEDS)[number];
