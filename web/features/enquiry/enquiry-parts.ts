import { optionalPart } from '../../lib/loading/lazy-part.ts';

const load = () => import('./enquiry-late-parts.tsx');

export const AskOnWhatsApp = optionalPart<'AskOnWhatsApp', object>(load, 'AskOnWhatsApp');
export const PhoneReadBack = optionalPart<'PhoneReadBack', object>(load, 'PhoneReadBack');
export const MonthChoices = optionalPart<'MonthChoices', { id: string }>(load, 'MonthChoices');
