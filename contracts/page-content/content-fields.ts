// What staff can write on pages, as data: forms, checks, answers, import and docs/content.md are made from it.

type Told = { label: string; hint?: string };
type Text = Told & { max: number; isOptional?: true; initial: string };

export type LineField = Text & { kind: 'line' };
export type TextField = Text & { kind: 'text' };
/** Shown as HTML that the server has cleaned. */
export type MarkdownField = Text & { kind: 'markdown' };
/** A line each. `max`: lines. */
export type LinesField = Told & {
  kind: 'lines';
  max: number;
  lineMax: number;
  /** Bold, italic and links within a line; shown as HTML. */
  isMarkdown?: true;
  /** The site does not work with none. */
  isNeeded?: true;
  initial: readonly string[];
};
/** Stored as the picture's address, empty for none. `hero`: 16:9 and 4:5; `both`: 3:2 and 4:5; `logo`: whole. */
export type PictureField = Told & { kind: 'picture'; cut: 'card' | 'hero' | 'both' | 'logo' };
/** Stored as the video's address, empty for none. */
export type VideoField = Told & { kind: 'video' };
export type NumberField = Told & { kind: 'number'; min: number; max: number; unit: string; initial: number };
export type ChoiceField<Choice extends string = string> = Told & {
  kind: 'choice';
  choices: Readonly<Record<Choice, string>>;
  initial: NoInfer<Choice>;
};
/** A page of this site (`/tours`) or a web address. */
export type LinkField = Told & { kind: 'link'; initial: string };
/** Empty for none. */
export type WebAddressField = Told & { kind: 'web-address' };
/** YYYY-MM-DD. */
export type DayField = Told & { kind: 'day' };
/** By which the rest of the site knows an item of a list. Given when the item is first published, never seen. */
type KeyField = Told & { kind: 'key' };
/** `#rrggbb`, empty for none. */
export type ColourField = Told & { kind: 'colour' };
export type GroupField<Fields extends ContentFields = ContentFields> = Told & {
  kind: 'group';
  fields: Fields;
  /** Pages are not sent it: it is for the server alone. */
  isUnseen?: boolean;
};
export type ItemFault = { at: number; field: string; message: string };
export type ListField<Fields extends ContentFields = ContentFields> = Told & {
  kind: 'list';
  /** "slide", as in "Add a slide". */
  one: string;
  min: number;
  max: number;
  /** The site does not work with none. */
  isNeeded?: true;
  item: Fields;
  /** No two items have the same in this field. */
  differIn?: keyof Fields & string;
  /** What is wrong with items beside each other. */
  faultsOf?: (items: readonly Record<string, unknown>[]) => ItemFault[];
  initial?: readonly object[];
};

export type ContentField =
  | LineField
  | TextField
  | MarkdownField
  | LinesField
  | PictureField
  | VideoField
  | NumberField
  | ChoiceField
  | LinkField
  | WebAddressField
  | DayField
  | KeyField
  | ColourField
  | GroupField
  | ListField;

// An interface, so that the type can refer to itself.
export interface ContentFields {
  readonly [name: string]: ContentField;
}

type Rest<Field extends ContentField> = Omit<Field, 'kind' | 'label'>;

export const line = (label: string, max: number, initial: string, rest?: Partial<LineField>) =>
  ({ kind: 'line', label, max, initial, ...rest }) as const satisfies LineField;
export const text = (label: string, max: number, initial: string, rest?: Partial<TextField>) =>
  ({ kind: 'text', label, max, initial, ...rest }) as const satisfies TextField;
export const markdown = (label: string, max: number, initial: string, rest?: Partial<MarkdownField>) =>
  ({ kind: 'markdown', label, max, initial, ...rest }) as const satisfies MarkdownField;
export const lines = (label: string, rest: Rest<LinesField>) =>
  ({ kind: 'lines', label, ...rest }) as const satisfies LinesField;
export const picture = <Cut extends PictureField['cut']>(label: string, cut: Cut, hint?: string) => ({
  ...{ kind: 'picture' as const, label, cut },
  ...(hint && { hint }),
});
export const video = (label: string, hint?: string) => ({
  ...{ kind: 'video' as const, label },
  ...(hint && { hint }),
});
export const number = (label: string, rest: Rest<NumberField>) =>
  ({ kind: 'number', label, ...rest }) as const satisfies NumberField;
export const choice = <const Choice extends string>(label: string, rest: Rest<ChoiceField<Choice>>) => ({
  ...{ kind: 'choice' as const, label },
  ...rest,
});
export const link = (label: string, initial: string) =>
  ({ kind: 'link', label, initial }) as const satisfies LinkField;
export const webAddress = (label: string) =>
  ({ kind: 'web-address', label }) as const satisfies WebAddressField;
export const day = (label: string) => ({ kind: 'day', label }) as const satisfies DayField;
export const key = () => ({ kind: 'key', label: 'Key' }) as const satisfies KeyField;
export const colour = (label: string, hint: string) =>
  ({ kind: 'colour', label, hint }) as const satisfies ColourField;
export const group = <const Fields extends ContentFields>(label: string, fields: Fields, hint?: string) => ({
  ...{ kind: 'group' as const, label, fields },
  ...(hint && { hint }),
});
export const unseen = <Group extends GroupField>(group: Group) => ({ ...group, isUnseen: true as const });
export const list = <const Fields extends ContentFields>(label: string, rest: Rest<ListField<Fields>>) => ({
  ...{ kind: 'list' as const, label },
  ...rest,
});
