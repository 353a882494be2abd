import { href } from 'react-router';
import { paramsWith } from '../lists/params-with.ts';

export const NEW_TOUR = 'new';

export function withoutEditor(params: URLSearchParams): string {
  const list = paramsWith(params, { tour: '' });
  return list.size > 0 ? `?${list}` : '';
}

export const withEditor = (params: URLSearchParams, id: string) => `?${paramsWith(params, { tour: id })}`;

export function previewPath(id: string | undefined): string {
  return href('/admin/manage-tours/:id/preview', { id: id ?? NEW_TOUR });
}
