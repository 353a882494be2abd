import { expect, test } from 'vitest';
import { createAlertStore } from './alerts.ts';

test('the same alert shown twice is a new one, so that it is announced again', () => {
  const alerts = createAlertStore();
  alerts.show({ text: 'Please sign in', offerSignIn: true });
  const first = alerts.get();
  alerts.show({ text: 'Please sign in', offerSignIn: true });
  expect(alerts.get()).toMatchObject({ text: 'Please sign in', tone: 'error', offerSignIn: true });
  expect(alerts.get()?.id).not.toBe(first?.id);
});

test('a new alert takes the place of the last, and dismissing leaves none', () => {
  const alerts = createAlertStore();
  let told = 0;
  const unsubscribe = alerts.subscribe(() => {
    told += 1;
  });
  alerts.show({ text: 'one' });
  alerts.show({ text: 'two', tone: 'success' });
  expect(alerts.get()).toMatchObject({ text: 'two', tone: 'success' });
  alerts.dismiss();
  expect(alerts.get()).toBeNull();
  unsubscribe();
  alerts.show({ text: 'three' });
  expect(told).toBe(3);
});

test('the message stands in the window opened last', () => {
  const alerts = createAlertStore();
  alerts.enterPlace('page');
  const leaveWindow = alerts.enterPlace('window');
  expect(alerts.topPlace()).toBe('window');
  leaveWindow();
  expect(alerts.topPlace()).toBe('page');
});
