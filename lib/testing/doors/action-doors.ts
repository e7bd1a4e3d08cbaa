import { randomUUID } from 'node:crypto'
import { foodForm } from '../forms/food-form'
import { submittedParcel } from '../forms/typed-parcel'
import { waybillForm } from '../forms/waybill-form'
import type { Door, DoorWorld } from './door-world'

type Needs = Door['needs']
type Doors = Readonly<Record<string, Door>>

/** An action on the order of a family. */
const onOrder = (needs: Needs, family: keyof DoorWorld['orders'], more: object = {}): Door => ({
  needs,
  input: ({ orders }) => ({ orderId: orders[family], ...more }),
})

const onImport = (more: object = {}): Door => ({
  needs: 'express.place',
  input: ({ importId }) => ({ importId, ...more }),
})

const inHouse = (needs: Needs, input: object): Door => ({ needs, input: () => input })

const onPerson: Door = {
  needs: 'people.manage',
  input: async ({ person }) => ({ personId: await person() }),
}

const PAPER = { paper: 'A4', copies: 1 }
const SLOT = { date: '2026-08-03', period: '09:00-12:00' }
const PRODUCT = 'HDP-SFWH-H'
const BATCH = 'day_2026-08-03'

const NEW_STORE = {
  id: null,
  name: 'Pier 7',
  nameZh: '',
  region: 'HK',
  language: '',
  location: { lat: 22.2871, lng: 114.159 },
  address: '',
  phone: '',
  foodClientMerchantId: '',
  parcelMerchantId: '',
  foodProfile: '',
  foodUsesAddressIds: false,
  parcelHasContract: true,
  expressShipmentCodes: true,
  foodAdvanceMinutes: 30,
  expressMerchantId: '',
  lateMinutes: { waiting: 7, atStore: 4, riding: 90 },
}

const WEEK = { week: Array.from({ length: 7 }, () => []), specialDays: [], closures: [] }

/** Each server action by `feature.name`, with something to ask it. A new one is written down here. */
export const ACTION_DOORS: Doors = {
  'dispatch.checkOut': {
    needs: 'parcels.place',
    input: ({ storeId }) => ({ storeId, batch: BATCH, code: 'none', how: 'typed' }),
  },
  'dispatch.openSheet': {
    needs: 'parcels.place',
    input: ({ storeId }) => ({ storeId, batch: BATCH }),
  },
  'dispatch.printSheet': { needs: 'parcels.place', input: ({ sheetId }) => ({ sheetId }) },
  'dispatch.undoCheckOut': onOrder('express.place', 'express', { reason: 'wrong one' }),
  'exceptions.changeFollowUp': onOrder('express.place', 'express', {
    ownerId: null,
    note: 'called',
    snoozeUntil: '',
  }),
  'exceptions.exportExceptions': {
    needs: 'parcels.see',
    input: ({ storeId }) => ({ store: storeId, snoozed: '1' }),
    elsewhere: 'nothing',
  },
  'express.cancelWaybill': onOrder('express.cancel', 'express'),
  'express.placeWaybill': {
    needs: 'express.place',
    input: ({ storeId }) => waybillForm(storeId),
  },
  'express.resendWaybill': onOrder('express.place', 'express', { mayDouble: true }),
  'food.cancelOrder': onOrder('food.cancel', 'food', { reason: 'sold out', staffNumber: '0001' }),
  'food.findOwnOrders': {
    needs: 'food.see',
    input: () => ({ region: 'HK', phone: '91234567', before: null }),
    elsewhere: 'nothing',
  },
  'food.findPlatformOrder': {
    needs: 'food.see',
    input: () => ({ region: 'HK', phone: '91234567' }),
    elsewhere: 'nothing',
  },
  'food.forgetCustomer': {
    needs: 'food.place',
    input: async ({ customer }) => ({ customerId: await customer() }),
  },
  'food.placeOrder': {
    needs: 'food.place',
    input: ({ storeId }) => ({ ...foodForm(storeId), shownPrice: null }),
  },
  'food.resendFoodOrder': onOrder('food.place', 'food', { mayDouble: true }),
  'imports.addColumns': onImport({ fields: ['remark'] }),
  'imports.addRows': onImport({ from: 0, rows: [{ a: '1' }] }),
  'imports.assignSlots': onImport({
    product: PRODUCT,
    pair: { pickup: SLOT, delivery: null },
    keepOwn: true,
  }),
  'imports.createImport': {
    needs: 'express.place',
    input: ({ storeId }) => ({
      formKey: randomUUID(),
      storeId,
      fileName: 'rows.csv',
      product: null,
      columns: [{ key: 'a', name: 'Name', field: null }],
      rowCount: 1,
    }),
  },
  'imports.editCells': onImport({ edits: [{ position: 0, cells: { a: '2' } }] }),
  'imports.moveRows': onImport({
    product: PRODUCT,
    from: { pickup: SLOT, delivery: null },
    to: { pickup: SLOT, delivery: null },
  }),
  'imports.pauseImport': onImport(),
  'imports.proposeMoves': onImport(),
  'imports.resumeImport': onImport(),
  'imports.startImport': onImport({ again: false }),
  // Lockers are no store's: whoever may do it somewhere may.
  'lockers.refreshLockers': {
    needs: 'express.place',
    input: () => undefined,
    elsewhere: 'nothing',
  },
  'orders.markNotPlaced': onOrder('express.place', 'express', { note: 'they called' }),
  'orders.refreshOrder': onOrder('food.see', 'food', { why: 'pressed' }),
  'orders.waitForOrder': onOrder('food.place', 'food'),
  'parcels.cancelParcel': onOrder('parcels.cancel', 'parcel', { reason: '' }),
  'parcels.placeParcel': {
    needs: 'parcels.place',
    input: ({ storeId }) => submittedParcel(storeId),
  },
  'parcels.resendParcel': onOrder('parcels.place', 'parcel', { mayDouble: true }),
  'people.changeOwnPassword': {
    needs: 'self',
    input: () => ({ current: 'not this', next: 'second words to go on with' }),
  },
  'people.deleteRole': inHouse('roles.manage', { id: 999_999 }),
  'people.beginOwnCode': { needs: 'self', input: ({ password }) => ({ password }) },
  'people.confirmOwnCode': { needs: 'self', input: () => ({ code: '000000' }) },
  'people.endOwnCode': { needs: 'self', input: ({ password }) => ({ password }) },
  'people.firstRecoveryCodes': { needs: 'self', input: () => ({}) },
  'people.renewRecoveryCodes': { needs: 'self', input: ({ password }) => ({ password }) },
  'people.removeCode': onPerson,
  'people.renewLink': onPerson,
  'people.endOtherSessions': { needs: 'self', input: () => ({ personId: 999_999 }) },
  'people.endSession': { needs: 'self', input: () => ({ sessionId: randomUUID() }) },
  'people.savePerson': {
    needs: 'people.manage',
    input: ({ password }) => ({
      id: null,
      name: 'New',
      email: `${randomUUID()}@doors.example`,
      password,
      isAdmin: false,
      disabled: false,
      mustChangePassword: false,
      requiresCode: false,
      roles: [],
    }),
  },
  'people.saveRole': {
    needs: 'roles.manage',
    input: () => ({ id: null, name: randomUUID(), permissions: ['food.see'] }),
  },
  'people.setLocale': { needs: 'self', input: () => ({ locale: 'en' }) },
  'printing.addChosenToPrintQueue': {
    needs: 'express.place',
    input: ({ orders }) => ({ ...PAPER, orderIds: [orders.express] }),
    elsewhere: 'nothing',
  },
  'printing.addMatchingToPrintQueue': {
    needs: 'express.place',
    input: () => ({ ...PAPER, filter: {} }),
    elsewhere: 'nothing',
  },
  'printing.addScannedToPrintQueue': {
    needs: 'express.place',
    input: () => ({ ...PAPER, codes: ['none'] }),
    elsewhere: 'nothing',
  },
  'printing.answerPrintRun': {
    needs: 'self',
    input: () => ({ runId: 999_999, notPrinted: 'all', putBack: false }),
  },
  'printing.choosePaperOfPrintQueue': { needs: 'self', input: () => PAPER },
  'printing.fetchLabel': onOrder('express.see', 'express', PAPER),
  'printing.retryMissingLabels': { needs: 'self', input: () => ({ orderIds: 'all' }) },
  'printing.showOneLabel': onOrder('express.place', 'express', PAPER),
  'printing.showPrintRun': {
    needs: 'express.place',
    input: () => ({ ...PAPER, order: 'added', reversed: false }),
    elsewhere: 'nothing',
  },
  'printing.takeOutOfPrintQueue': { needs: 'self', input: () => ({ orderIds: 'all' }) },
  'settings.assignCallback': {
    needs: 'callbacks.handle',
    input: ({ storeId }) => ({ id: 999_999, storeId }),
  },
  'settings.decideStatusCode': inHouse('settings.manage', {
    family: 'food',
    code: 4_242,
    stage: 'done',
  }),
  'settings.dismissCallback': inHouse('callbacks.handle', { id: 999_999 }),
  'settings.eraseCustomerData': {
    needs: 'customer-data.manage',
    input: async ({ customer }) => ({ ref: `c${await customer()}` }),
  },
  'settings.findCustomers': inHouse('customer-data.manage', { search: '9123' }),
  'settings.giveUpJobs': inHouse('settings.manage', { ids: ['999999'] }),
  'settings.replayCallback': inHouse('callbacks.handle', { id: 999_999 }),
  'settings.retryJobs': inHouse('settings.manage', { ids: ['999999'] }),
  'settings.testConnection': inHouse('settings.manage', { zone: 'AP1', family: 'food' }),
  'stores.checkNow': { needs: 'hours.see', input: ({ storeId }) => ({ storeId }) },
  'stores.resendHours': { needs: 'hours.edit', input: ({ sendingId }) => ({ sendingId }) },
  'stores.saveHours': {
    needs: 'hours.edit',
    input: ({ storeId }) => ({ storeId, version: 0, hours: WEEK }),
  },
  'stores.saveStore': {
    needs: 'stores.edit',
    input: () => ({ ...NEW_STORE, code: `HK-${randomUUID().slice(0, 8).toUpperCase()}` }),
  },
  'stores.sendHours': {
    needs: 'hours.edit',
    input: ({ storeId }) => ({ stores: [{ storeId, version: 1 }] }),
  },
  // It touches every store of a connection, so one store's manager may not.
  'stores.setBuffer': {
    needs: 'hours.edit',
    input: ({ password }) => ({ zone: 'AP1', minutes: 15, password }),
    elsewhere: 'bufferNotAllowed',
    evenHere: 'bufferNotAllowed',
  },
  'stores.setOpen': {
    needs: 'store.open-close',
    input: ({ storeId }) => ({ storeIds: [storeId], open: true, reopen: null, reason: '' }),
  },
  'stores.testIdentity': inHouse('stores.edit', {
    family: 'food',
    region: 'HK',
    identity: 'HK-CENTRAL-01',
  }),
  'tracking.makeShareLink': onOrder('food.place', 'food'),
  'tracking.revokeShareLinks': onOrder('food.place', 'food'),
}

/** Actions that nobody need sign in for, and why. */
export const PUBLIC_ACTIONS: Readonly<Record<string, string>> = {
  'people.createFirstAdmin': 'the one-time link is the permission',
  'people.choosePassword': 'the one-time link is the permission',
  'people.chooseAtSignIn': 'the password that was right a moment ago is the permission',
  'people.askForReset': 'whoever cannot sign in has to ask; it answers nothing',
}
