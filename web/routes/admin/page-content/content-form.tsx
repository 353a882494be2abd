import type { ContentField, ContentFields } from '../../../../contracts/page-content/content-fields.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { MarkdownField } from '../markdown/markdown-field.tsx';
import { FormSection } from '../records/form-section.tsx';
import { ContentColour } from './content-colour.tsx';
import { useContentEditing } from './content-context.ts';
import { ContentList } from './content-list.tsx';
import { levelOf, valueAt } from './content-paths.ts';
import { ContentPicture } from './content-picture.tsx';

type Props = { fields: ContentFields; path?: string };

/** `path`: where these fields are, as `slides.0`. */
export function ContentForm({ fields, path }: Props) {
  return Object.entries(fields).map(([name, field]) => (
    <OneField key={name} field={field} path={path ? `${path}.${name}` : name} />
  ));
}

function OneField({ field, path }: { field: ContentField; path: string }) {
  const { values, faults, change } = useContentEditing();
  if (field.kind === 'key') return null;
  if (field.kind === 'group')
    return (
      <FormSection title={field.label} lead={field.hint} level={levelOf(path)}>
        <div className="grid grid-cols-1 gap-5">
          <ContentForm fields={field.fields} path={path} />
        </div>
      </FormSection>
    );
  if (field.kind === 'list')
    return (
      <ContentList field={field} path={path}>
        {(place) => <ContentForm fields={field.item} path={place} />}
      </ContentList>
    );
  if (field.kind === 'picture' || field.kind === 'video') return <ContentPicture field={field} path={path} />;
  if (field.kind === 'colour') return <ContentColour field={field} path={path} />;
  const { label, hint } = field;
  const error = faults[path] ?? faultBelow(faults, path);
  const value = valueAt(values, path);
  const common = { name: path, label, ...(hint && { hint }), ...(error && { error }) };
  const write = ({ target }: { target: { value: string } }) => change(path, target.value);
  switch (field.kind) {
    case 'text':
      return <TextAreaField {...common} rows={3} value={String(value)} onChange={write} />;
    case 'markdown':
      return <MarkdownField {...common} value={String(value)} onChange={write} />;
    case 'lines': {
      const LinesOf = field.isMarkdown ? MarkdownField : TextAreaField;
      return (
        <LinesOf
          {...common}
          {...(field.isMarkdown && { isOfLines: true })}
          rows={6}
          value={(value as string[]).join('\n')}
          onChange={({ target }) => change(path, target.value.split('\n'))}
          onBlur={({ target }) =>
            change(
              path,
              target.value.split('\n').filter((one) => one.trim() !== ''),
            )
          }
        />
      );
    }
    case 'choice':
      return (
        <SelectField {...common} value={String(value)} onChange={write}>
          {Object.entries(field.choices).map(([choice, words]) => (
            <option key={choice} value={choice}>
              {words}
            </option>
          ))}
        </SelectField>
      );
    case 'number':
      return (
        <TextField
          {...common}
          label={`${label} (${field.unit})`}
          inputMode="numeric"
          value={String(value)}
          onChange={write}
        />
      );
    case 'day':
      return <TextField {...common} type="date" value={String(value)} onChange={write} />;
    default:
      return <TextField {...common} autoComplete="off" value={String(value)} onChange={write} />;
  }
}

/** Of a line of several. */
function faultBelow(faults: Record<string, string>, path: string): string | undefined {
  return Object.entries(faults).find(([name]) => name.startsWith(`${path}.`))?.[1];
}
