import { randomUUID } from 'node:crypto'
import { foodForm } from '../forms/food-form'
import { invoiceForm } from '../forms/invoice-form'
import { NEW_STORE } from '../forms/new-store'
import { submittedParcel, typedParcel } from '../forms/typed-parcel'
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

const onMapping = (more: object = {}): Door => ({
  needs: 'express.place',
  input: async ({ mapping }) => ({ mappingId: await mapping(), ...more }),
})

const ofStation = (needs: Needs, more: object = {}): Door => ({
  needs,
  input: async ({ station }) => ({ stationId: await station(), ...more }),
})

const inHouse = (needs: Needs, input: object): Door => ({ needs, input: () => input })

const onPerson: Door = {
  needs: 'people.manage',
  input: async ({ person }) => ({ personId: await person() }),
}

const PAPER = { paper: 'A4', copies: 1 }
const STATION = {
  ...PAPER,
  name: 'Packing table',
  printer: '',
  reversed: false,
  printsOnScan: false,
  printsAfterCreation: false,
}
const SLOT = { date: '2026-08-03', period: '09:00-12:00' }
const PRODUCT = 'HDP-SFWH-H'
const BATCH = 'day_2026-08-03'

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
  'lists.startExport': {
    needs: 'parcels.see',
    input: ({ storeId }) => ({ list: `family=parcel&stores=${storeId}&show=all`, format: 'csv' }),
    elsewhere: 'nothing',
  },
  'lists.cancelExport': {
    needs: 'self',
    input: async ({ listExport }, actor) => ({
      exportId: actor ? await listExport(actor) : 1,
    }),
  },
  'lists.saveListView': {
    needs: 'parcels.place',
    input: ({ storeId }) => ({ family: 'parcel', name: 'Today', search: '?show=done', storeId }),
  },
  'lists.removeListView': {
    needs: 'parcels.place',
    input: async ({ view }) => ({ viewId: await view() }),
  },
  'exceptions.exportExceptions': {
    needs: 'parcels.see',
    input: ({ storeId }) => ({ store: storeId, snoozed: '1' }),
    elsewhere: 'nothing',
  },
  'express.cancelWaybill': onOrder('express.cancel', 'express'),
  'express.deletePreset': {
    needs: 'express.place',
    input: async ({ preset }) => ({ presetId: await preset() }),
  },
  'express.savePreset': {
    needs: 'express.place',
    input: ({ storeId }) => ({
      storeId,
      name: 'Doors',
      values: { product: null, box: 'S', boxes: '', weight: '', valuePlus: '', services: [] },
      rule: null,
    }),
  },
  'express.exportRecipients': {
    needs: 'express.place',
    input: ({ storeId }) => ({ storeId }),
  },
  'express.forgetRecipient': {
    needs: 'express.place',
    input: async ({ recipient }) => ({ recipientId: await recipient() }),
  },
  'express.importRecipients': {
    needs: 'express.place',
    input: ({ storeId }) => ({
      storeId,
      rows: [['Doors', '61234567', ...Array.from({ length: 12 }, () => '')]],
    }),
  },
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
  'food.acknowledgeRefusal': onOrder('food.place', 'food'),
  'food.markKitchen': onOrder('food.place', 'food', { mark: 'food-ready', isSet: false }),
  'food.noteCustomer': {
    needs: 'food.place',
    input: async ({ customer }) => ({ customerId: await customer(), note: 'Gate code 1234' }),
  },
  'food.placeOrder': {
    needs: 'food.place',
    input: ({ storeId }) => ({ ...foodForm(storeId), shownPrice: null }),
  },
  'food.resendFoodOrder': onOrder('food.place', 'food', { mayDouble: true }),
  'imports.addColumns': onImport({ fields: ['remark'] }),
  'imports.addRows': onImport({ from: 0, rows: '[["1"]]' }),
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
  'imports.deleteMapping': onMapping(),
  'imports.editCells': onImport({ edits: [{ position: 0, cells: { a: '2' } }] }),
  'imports.markRows': onImport({ positions: [0], as: 'skipped' }),
  'imports.moveRows': onImport({
    product: PRODUCT,
    from: { pickup: SLOT, delivery: null },
    to: { pickup: SLOT, delivery: null },
  }),
  'imports.pauseImport': onImport(),
  'imports.proposeMoves': onImport(),
  'imports.renameMapping': onMapping({ name: 'Weekly file' }),
  'imports.resumeImport': onImport(),
  'imports.saveMapping': {
    needs: 'express.place',
    input: ({ storeId }) => ({
      storeId,
      name: 'Daily file',
      columns: { order: null },
      several: 'one',
    }),
  },
  'imports.setSender': onImport({ sender: { name: 'Shop' } }),
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
  'parcels.deleteRoute': {
    needs: 'parcels.place',
    input: async ({ route }) => ({ routeId: await route() }),
  },
  'parcels.saveRoute': {
    needs: 'parcels.place',
    input: ({ storeId }) => ({ storeId, name: 'Doors', parcel: typedParcel() }),
  },
  'parcels.takeRoute': {
    needs: 'parcels.place',
    input: async ({ route }) => ({ routeId: await route() }),
  },
  'parcels.cancelParcel': onOrder('parcels.cancel', 'parcel', { reason: '' }),
  'parcels.placeParcel': {
    needs: 'parcels.place',
    input: ({ storeId }) => submittedParcel(storeId),
  },
  'parcels.resendParcel': onOrder('parcels.place', 'parcel', { mayDouble: true }),
  'people.changeOwnPassword': {
    needs: 'account',
    input: () => ({ current: 'not this', next: 'second words to go on with' }),
  },
  'people.askCodes': inHouse('roles.manage', { role: 'staff', requiresCode: false }),
  'people.deleteRole': inHouse('roles.manage', { id: 999_999 }),
  'people.beginOwnCode': { needs: 'account', input: ({ password }) => ({ password }) },
  'people.confirmOwnCode': { needs: 'account', input: () => ({ code: '000000' }) },
  'people.endOwnCode': { needs: 'account', input: ({ password }) => ({ password }) },
  'people.firstRecoveryCodes': { needs: 'account', input: () => ({}) },
  'people.renewRecoveryCodes': { needs: 'account', input: ({ password }) => ({ password }) },
  'people.removeCode': onPerson,
  'people.renewLink': onPerson,
  'people.endOtherSessions': { needs: 'account', input: () => ({ personId: 999_999 }) },
  'people.endSession': { needs: 'account', input: () => ({ sessionId: randomUUID() }) },
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
  'people.setWarnings': { needs: 'self', input: () => ({ wants: true }) },
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
  'printing.addPrintStation': {
    needs: 'stations.manage',
    input: ({ storeId }) => ({ ...STATION, storeId }),
  },
  'printing.endPrintStation': ofStation('stations.manage'),
  'printing.renewPrintStationKey': ofStation('stations.manage'),
  'printing.savePrintStation': ofStation('stations.manage', STATION),
  'printing.sendScannedToPrintStation': ofStation('express.place', { codes: ['none'] }),
  'printing.sendToPrintStation': {
    needs: 'express.place',
    input: async ({ run, station }, actor) => ({
      stationId: await station(),
      runId: actor ? await run(actor) : 1,
    }),
  },
  'printing.withdrawFromPrintStation': { needs: 'self', input: () => ({ runId: 999_999 }) },
  'printing.startPrintRun': {
    needs: 'self',
    input: () => ({ runId: 999_999 }),
  },
  'printing.takeOutOfPrintQueue': { needs: 'self', input: () => ({ orderIds: 'all' }) },
  'reports.matchInvoice': { needs: 'reports.see', input: ({ storeId }) => invoiceForm(storeId) },
  // Their own: of another's the store's stranger is told that there is nobody.
  'reports.saveSummary': {
    needs: 'reports.see',
    input: ({ storeId }, actor) => ({
      personId: actor?.id ?? 1,
      rhythm: 'daily',
      storeIds: [storeId],
    }),
  },
  // Of a store that is nobody's: the records here are still needed.
  'settings.emptyDemo': inHouse('settings.manage', { storeIds: [900_000_000] }),
  'settings.restartRush': inHouse('settings.manage', {}),
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
  'tablets.endTablet': {
    needs: 'tablets.manage',
    input: async ({ tablet }) => ({ tabletId: await tablet() }),
  },
  'tablets.givePin': {
    needs: 'tablets.manage',
    input: async ({ colleague }) => ({ personId: await colleague(), pin: '4821' }),
  },
  'tablets.saveTablet': {
    needs: 'tablets.manage',
    input: async ({ tablet }) => ({ tabletId: await tablet(), name: 'Counter', lockMinutes: 5 }),
  },
  'tablets.setOwnPin': {
    needs: 'account',
    input: ({ password }) => ({ current: password, pin: '4821' }),
  },
  'tablets.signInTablet': {
    needs: 'tablets.manage',
    input: ({ storeId }) => ({ storeId, name: 'Counter', lockMinutes: 5 }),
  },
  'tracking.makeShareLink': onOrder('food.place', 'food'),
  'tracking.revokeShareLinks': onOrder('food.place', 'food'),
}
