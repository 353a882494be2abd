import { expect } from 'vitest';
import type {
  CustomerDetail,
  CustomerInList,
  CustomerItem,
} from '../../contracts/customers/customers.contract.ts';
import type { DeskDetail } from '../../contracts/enquiries/desk-history.contract.ts';
import type { BookingRow } from '../../server/db/schema.ts';
import { makeEnquiry } from './factories.ts';
import type { TestApp } from './test-app.ts';

const NOBODYS = { user_id: null, user_email: '', phone: '' };

export function customerDesk(site: TestApp, as: string) {
  async function press<T>(path: string, body: object = {}): Promise<T> {
    const answer = await site.post<T>(`/manage/customers/${path}`, { as, body });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return answer.body.data;
  }

  async function list(query = ''): Promise<CustomerInList[]> {
    const { status, body } = await site.get<CustomerInList[]>(`/manage/customers${query}`, { as });
    expect(status).toBe(200);
    return body.data;
  }

  return {
    press,
    list,
    find: async (typed: string) =>
      (await list(`?q=${encodeURIComponent(typed)}`)).map(({ name }) => name).sort(),
    async detail(id: string): Promise<CustomerDetail> {
      const { status, body } = await site.get<CustomerDetail>(`/manage/customers/${id}`, { as });
      expect(status).toBe(200);
      return body.data;
    },
    customerOf: async (enquiryId: string) =>
      (await site.get<DeskDetail>(`/manage/bookings/${enquiryId}`, { as })).body.data.customer,
    merge: (id: string, otherId: string) =>
      press<{ _id: string; undoId: string }>(`${id}/merge`, { otherId }),
    split: (id: string, items: CustomerItem[]) =>
      press<{ _id: string; undoId: string }>(`${id}/split`, { items }),
    async noteAll(text: string): Promise<void> {
      for (const { _id } of await list()) await press(`${_id}/notes`, { text });
    },
    undo: (undoId: string) => press(`changes/${undoId}/undo`),
    enquiryOf: (given: Partial<BookingRow>) => makeEnquiry(site.db, { ...NOBODYS, ...given }),
    async forgetAll(): Promise<void> {
      for (const table of [
        ...(['bookings', 'contact_messages', 'customer_items', 'customers', 'search_words'] as const),
        ...(['audit_log', 'customer_changes'] as const),
      ])
        await site.db.deleteFrom(table).execute();
    },
  };
}
