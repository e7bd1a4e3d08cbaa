import { typedParcel } from '../forms/typed-parcel'
import type { Door, DoorWorld } from './door-world'

/** A handler's address: what stands in its path, what is asked, and a body. */
export type ReadInput = {
  path?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
}
type ReadDoor = Omit<Door, 'input'> & {
  input: (world: DoorWorld, actor: Parameters<Door['input']>[1]) => ReadInput | Promise<ReadInput>
}

const ofOrder = (
  needs: Door['needs'],
  family: keyof DoorWorld['orders'],
  more: ReadInput = {},
): ReadDoor => ({
  needs,
  input: ({ orders }) => ({ ...more, path: { orderId: String(orders[family]), ...more.path } }),
})

const ofStore = (needs: Door['needs'], query: Record<string, string> = {}): ReadDoor => ({
  needs,
  input: ({ storeId }) => ({ query: { storeId: String(storeId), ...query } }),
})

const list = (needs: Door['needs'], query: Record<string, string> = {}): ReadDoor => ({
  needs,
  input: () => ({ query }),
  elsewhere: 'nothing',
})

/** A list that names the store: somebody from elsewhere is told nothing of it. */
const amongStores = (needs: Door['needs'], query: Record<string, string> = {}): ReadDoor => ({
  needs,
  input: ({ storeId }) => ({ query: { stores: String(storeId), ...query } }),
  elsewhere: 'nothing',
})

const HERE = { lat: '22.3814', lng: '114.1886' }
const BATCH = 'day_2026-08-03'

/** Each handler that wants a session, by its folder under `app`. A new one is written down here. */
export const READ_DOORS: Readonly<Record<string, ReadDoor>> = {
  'api/dispatch/batch': ofStore('parcels.see', { batch: BATCH }),
  'api/dispatch/batch/rows': ofStore('parcels.see', { batch: BATCH, orders: '1' }),
  'api/dispatch/batches': ofStore('parcels.see'),
  'api/dispatch/imports': list('parcels.place'),
  'api/exceptions': list('parcels.see', { snoozed: '1' }),
  'api/express/addresses': ofStore('express.place', { text: 'Sha Tin' }),
  'api/express/recipients': ofStore('express.place', { text: '6123' }),
  'api/express/slots': ofStore('express.place', { product: 'HDP-SFWH-H' }),
  'api/express/waybills/[orderId]': ofOrder('express.see', 'express'),
  'api/food/addresses': ofStore('food.place', { text: 'Sha Tin' }),
  'api/food/board': amongStores('food.see'),
  'api/food/board/places': amongStores('food.see'),
  'api/food/coverage': list('food.see', { ...HERE, region: 'HK', storeIds: '' }),
  'api/food/customers': ofStore('food.place', { phone: '9123' }),
  'api/food/estimate': ofStore('food.place', HERE),
  'api/food/orders/[orderId]': ofOrder('food.see', 'food'),
  'api/food/pickup-code': ofStore('food.place'),
  'api/imports/[id]/created': {
    needs: 'express.see',
    input: ({ importId }) => ({ path: { id: String(importId) } }),
  },
  'api/imports/[id]/results': {
    needs: 'express.see',
    input: ({ importId }) => ({ path: { id: String(importId) } }),
  },
  'api/imports/[id]/rows': {
    needs: 'express.see',
    input: ({ importId }) => ({ path: { id: String(importId) }, query: { from: '0' } }),
  },
  'api/lists': amongStores('parcels.see', { family: 'parcel', show: 'all' }),
  'api/lists/export': amongStores('parcels.see', { family: 'parcel', show: 'all' }),
  // A person's own alone, whatever they may do.
  'api/lists/exports': list('self'),
  'api/lists/exports/[exportId]': {
    needs: 'self',
    input: async ({ listExport }, actor) => ({
      path: { exportId: actor ? String(await listExport(actor)) : '1' },
    }),
  },
  'api/lists/views': list('parcels.see', { family: 'parcel' }),
  'api/lists/rows': {
    needs: 'parcels.see',
    input: ({ orders }) => ({ query: { family: 'parcel', orders: String(orders.parcel) } }),
    elsewhere: 'nothing',
  },
  // Lockers are no store's: whoever may see them somewhere may.
  'api/lockers': list('express.see'),
  'api/lockers/places': list('express.see', { text: 'Sha Tin' }),
  'api/lockers/refresh': list('express.see'),
  'api/map/streets.pmtiles': list('self'),
  'api/orders/[orderId]/pictures/[index]': ofOrder('express.see', 'express', {
    path: { index: '0' },
  }),
  'api/orders/places': ofStore('parcels.place', { family: 'parcel', text: 'Sha Tin' }),
  'api/orders/by-code': list('parcels.see', { code: 'none' }),
  'api/palette': {
    needs: 'self',
    input: () => ({ body: { text: 'Canary' } }),
    elsewhere: 'nothing',
  },
  'api/parcels/addresses': ofStore('parcels.place', { text: 'Sha Tin' }),
  'api/parcels/orders/[orderId]': ofOrder('parcels.see', 'parcel'),
  'api/parcels/positions': ofStore('parcels.place', {
    product: 'MPOINTS',
    scheduledFor: '',
    box: '',
    path: '',
  }),
  'api/parcels/quote': {
    needs: 'parcels.place',
    input: ({ storeId }) => ({
      body: { ...typedParcel(), storeId, formKey: '6f2d1c5e-7d0b-4a52-9d2c-2f3d1b6f8a11' },
    }),
  },
  'api/parcels/services': ofStore('parcels.place', { product: 'MPOINTS' }),
  'api/printing/labels/[orderId]': ofOrder('express.see', 'express', {
    query: { paper: 'A4', copies: '1' },
  }),
  'api/printing/pile': list('self'),
  'api/printing/runs/[runId]': {
    needs: 'express.place',
    input: async ({ run }, actor) => ({
      path: { runId: actor ? String(await run(actor)) : '1' },
    }),
  },
  'api/printing/runs/[runId]/job': {
    needs: 'self',
    input: async ({ run }, actor) => ({
      path: { runId: actor ? String(await run(actor)) : '1' },
    }),
  },
  'api/printing/stations': list('self'),
  'api/printing/waybills': list('express.see'),
  'api/reports/statement': ofStore('reports.see', { month: '2026-08' }),
  'api/settings/audit': list('audit.see'),
  'api/settings/customer-data/[ref]': {
    needs: 'customer-data.manage',
    input: ({ orders }) => ({ path: { ref: `o${orders.food}` } }),
  },
  'api/settings/health': list('settings.manage'),
  'api/settings/jobs': list('settings.manage'),
  'api/stores/[storeId]/hours': {
    needs: 'hours.see',
    input: ({ storeId }) => ({ path: { storeId: String(storeId) } }),
  },
  'api/stores/[storeId]/opening': {
    needs: 'food.place',
    input: ({ storeId }) => ({ path: { storeId: String(storeId) } }),
  },
  'api/stores/buffers': list('hours.see'),
  'api/stores/counters': list('hours.see'),
  'api/stores/holidays': list('self', { region: 'HK', year: '2026' }),
  'api/stores/statuses': list('hours.see'),
  'api/tablets/touch': list('self'),
}

/** Handlers that look at no permission, and why. */
export const OTHER_HANDLERS: Readonly<Record<string, string>> = {
  'api/auth/[...nextauth]': 'signing in and out',
  'api/health': 'says ok or not',
  'api/live':
    'answers everyone signed in, and sends each what they may see (live.integration.test)',
  'api/failure': 'the words of the page that stands outside of all others',
  'api/messages/[locale]/[set]/[hash]': 'the words of the pages, which say nothing of anybody',
  'api/print-station/work': 'the key of the print station is the permission',
  'api/print-station/jobs/[jobId]': 'the key of the print station is the permission',
  'api/tablets/rings': 'the cookie of the shared tablet is the permission; it says when to sound',
  'api/tablets/screen': 'the cookie of the shared tablet is the permission; it names its people',
  'api/track/[token]': 'the address is the permission',
  offline: 'says nothing of anybody: words for a device without a network',
  'callbacks/express': 'the signature is the permission',
  'callbacks/express-legacy': 'the signature is the permission',
  'callbacks/food': 'the signature is the permission',
  'callbacks/parcel': 'the signature is the permission',
}
