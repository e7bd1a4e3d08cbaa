import { expect, it } from 'vitest'
import { type Figure, formatFigure, parseFigure } from './figure'

const figures: Figure[] = [
  { kind: 'late', against: 'promise' },
  { kind: 'late', against: 'prediction' },
  { kind: 'cancelled', by: 'us' },
  { kind: 'slow', measure: 'wait', minutes: 12 },
  { kind: 'hour', weekday: 7, hour: 23 },
  { kind: 'courier', courier: 'Motor-bike 2' },
  { kind: 'courier', courier: '' },
  { kind: 'waybill', is: 'on-time' },
  { kind: 'waybill', is: 'undeliverable' },
  { kind: 'pickup', slot: '09:30-12:00' },
  { kind: 'pickup', slot: 'day' },
  { kind: 'pickup', slot: '' },
]

it.each(figures)('comes back from an address: %j', (figure) => {
  expect(parseFigure(formatFigure(figure))).toEqual(figure)
})

it.each([
  '',
  'late',
  'late-lunch',
  'late-promise-1',
  'slow-wait',
  'hour-8-1',
  'hour-1-24',
  'x-1-2',
  'waybill-lost',
  'pickup-9-12',
])('is none: %j', (text) => expect(parseFigure(text)).toBeNull())
