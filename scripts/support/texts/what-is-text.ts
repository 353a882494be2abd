/** Attributes and properties of which each string is read or heard. */
const READ =
  /^(aria-(label|description|roledescription|valuetext)|title|alt|placeholder|label|hint|heading|lead|summary|caption|text|detail|message|error|fault|description)$/;

/** Those whose strings are for machines. */
const CODE =
  /^(class|className|class[A-Z]\w*|@\w+|id|key|type|rel|style|d|sizes|transform|preserveAspectRatio|media|call|says|data-.*|aria-(controls|labelledby|describedby|owns))$/;

const CODE_CALLS =
  /^(Error|TypeError|URL|URLSearchParams|RegExp|CustomEvent|Event|NumberFormat|DateTimeFormat|writer|getElementById|querySelector|querySelectorAll|closest|matches|matchMedia|(add|remove)EventListener|(get|set|toggle|remove|has)Attribute|(get|set|remove)Item|createElement|classNames|buttonStyle|href|includes|startsWith|endsWith|split|replace|replaceAll|indexOf|has|get|lazyPart|optionalPart|useFormField|dispatchEvent|supports|log|warn|info|debug|error)$/;

/** Calls whose strings are words of a sentence: `notFound('tour')`. */
const WORD_CALLS = /^(notFound|staleVersion|requiredLine|requiredText|phoneText|sendingAlert|notSentText)$/;

export const isReadName = (name: string) => READ.test(name);
export const isCodeName = (name: string) => CODE.test(name);
export const isCodeCall = (name: string) => CODE_CALLS.test(name);
export const takesWords = (name: string) => WORD_CALLS.test(name);

const PLACEHOLDERS = /\{\w+\}|<\/?\d+\/?>/g;

export const hasWords = (text: string) => /\p{L}/u.test(text.replace(PLACEHOLDERS, ''));

const CODE_SIGNS =
  /[[\]_=*$#@\\|]|^;|[({]\w+[-(:]|--|\w:\S|\S\/\S|\p{L}-\d|\d-\p{L}|^[./]|\d(px|vw|rem)\b|\.[a-z]|\w\(/u;
const LINES_OF_SCRIPT = /^(try|const|let|if) ?[{(]|^M\{|^[A-Z]{3,} \//;

/** Of a string of which nothing else is known. */
export function looksLikeText(text: string): boolean {
  const words = text.replace(/<\/?\d+\/?>/g, '').replace(/\{\w+\}/g, 'x');
  if (!/\p{L}{2}/u.test(text.replace(PLACEHOLDERS, '')) || LINES_OF_SCRIPT.test(words)) return false;
  if (/^\p{Lu}/u.test(words)) return /\s/.test(words) || /^\p{Lu}[\p{Ll}’-]+[.…!?:]?$/u.test(words);
  return /\s/.test(words) && !CODE_SIGNS.test(words) && !isClass(words);
}

const STYLES =
  /^(flex|grid|block|inline|hidden|absolute|relative|fixed|sticky|contents|underline|truncate|uppercase|italic|border|rounded|grow|shrink|gap|button|icon|[a-z]+(-[a-z]+)+)$/;

function isClass(words: string): boolean {
  const parts = words.split(/\s+/);
  return parts.filter((part) => STYLES.test(part)).length * 2 >= parts.length;
}

/** What the server says to people, in contrast to its logs, headers and queries. */
export function isSentence(text: string): boolean {
  return /^[\p{Lu}“]/u.test(text) && /[.!?…”}]$/u.test(text) && /\p{L}\s+\S*\p{L}/u.test(text);
}
