import type { Locale } from './locales'
import enAudit from './messages/en/audit.json'
import enCallbacks from './messages/en/callbacks.json'
import enBoard from './messages/en/board.json'
import enCustomerData from './messages/en/customer-data.json'
import enCommon from './messages/en/common.json'
import enCoverage from './messages/en/coverage.json'
import enCustomers from './messages/en/customers.json'
import enDoubt from './messages/en/doubt.json'
import enErrors from './messages/en/errors.json'
import enFind from './messages/en/find.json'
import enFirstSteps from './messages/en/first-steps.json'
import enFood from './messages/en/food.json'
import enHealth from './messages/en/health.json'
import enHours from './messages/en/hours.json'
import enJobs from './messages/en/jobs.json'
import enMail from './messages/en/mail.json'
import enMap from './messages/en/map.json'
import enPeople from './messages/en/people.json'
import enPlatform from './messages/en/platform.json'
import enRoles from './messages/en/roles.json'
import enShell from './messages/en/shell.json'
import enStatusCodes from './messages/en/status-codes.json'
import enStores from './messages/en/stores.json'
import zhAudit from './messages/zh-HK/audit.json'
import zhCallbacks from './messages/zh-HK/callbacks.json'
import enTablets from './messages/en/tablets.json'
import enTicket from './messages/en/ticket.json'
import enTracking from './messages/en/tracking.json'
import zhBoard from './messages/zh-HK/board.json'
import zhCustomerData from './messages/zh-HK/customer-data.json'
import zhCommon from './messages/zh-HK/common.json'
import zhCoverage from './messages/zh-HK/coverage.json'
import zhCustomers from './messages/zh-HK/customers.json'
import zhDoubt from './messages/zh-HK/doubt.json'
import zhErrors from './messages/zh-HK/errors.json'
import zhFind from './messages/zh-HK/find.json'
import zhFirstSteps from './messages/zh-HK/first-steps.json'
import zhFood from './messages/zh-HK/food.json'
import zhHealth from './messages/zh-HK/health.json'
import zhHours from './messages/zh-HK/hours.json'
import zhJobs from './messages/zh-HK/jobs.json'
import zhMail from './messages/zh-HK/mail.json'
import zhMap from './messages/zh-HK/map.json'
import zhPeople from './messages/zh-HK/people.json'
import zhPlatform from './messages/zh-HK/platform.json'
import zhRoles from './messages/zh-HK/roles.json'
import zhShell from './messages/zh-HK/shell.json'
import zhStatusCodes from './messages/zh-HK/status-codes.json'
import zhStores from './messages/zh-HK/stores.json'
import zhTablets from './messages/zh-HK/tablets.json'
import zhTicket from './messages/zh-HK/ticket.json'
import zhTracking from './messages/zh-HK/tracking.json'
import enWaybills from './messages/en/waybills.json'
import enSlots from './messages/en/slots.json'
import enLockers from './messages/en/lockers.json'
import enLabels from './messages/en/labels.json'
import enParcels from './messages/en/parcels.json'
import enParcelForm from './messages/en/parcel-form.json'
import enParcelPage from './messages/en/parcel-page.json'
import enWaybillPage from './messages/en/waybill-page.json'
import enOrders from './messages/en/orders.json'
import enImports from './messages/en/imports.json'
import enScan from './messages/en/scan.json'
import enSheets from './messages/en/sheets.json'
import enExceptions from './messages/en/exceptions.json'
import enLists from './messages/en/lists.json'
import enPrinting from './messages/en/printing.json'
import zhWaybills from './messages/zh-HK/waybills.json'
import zhSlots from './messages/zh-HK/slots.json'
import zhLockers from './messages/zh-HK/lockers.json'
import zhLabels from './messages/zh-HK/labels.json'
import zhParcels from './messages/zh-HK/parcels.json'
import zhParcelForm from './messages/zh-HK/parcel-form.json'
import zhParcelPage from './messages/zh-HK/parcel-page.json'
import zhWaybillPage from './messages/zh-HK/waybill-page.json'
import zhOrders from './messages/zh-HK/orders.json'
import zhImports from './messages/zh-HK/imports.json'
import zhScan from './messages/zh-HK/scan.json'
import zhSheets from './messages/zh-HK/sheets.json'
import zhExceptions from './messages/zh-HK/exceptions.json'
import zhLists from './messages/zh-HK/lists.json'
import zhPrinting from './messages/zh-HK/printing.json'
import enDemo from './messages/en/demo.json'
import zhDemo from './messages/zh-HK/demo.json'
import enPalette from './messages/en/palette.json'
import zhPalette from './messages/zh-HK/palette.json'

const en = {
  audit: enAudit,
  callbacks: enCallbacks,
  board: enBoard,
  customerData: enCustomerData,
  common: enCommon,
  coverage: enCoverage,
  customers: enCustomers,
  doubt: enDoubt,
  errors: enErrors,
  find: enFind,
  firstSteps: enFirstSteps,
  food: enFood,
  health: enHealth,
  hours: enHours,
  jobs: enJobs,
  mail: enMail,
  map: enMap,
  people: enPeople,
  platform: enPlatform,
  roles: enRoles,
  shell: enShell,
  statusCodes: enStatusCodes,
  stores: enStores,
  tablets: enTablets,
  ticket: enTicket,
  tracking: enTracking,
  waybills: enWaybills,
  slots: enSlots,
  lockers: enLockers,
  labels: enLabels,
  parcels: enParcels,
  parcelForm: enParcelForm,
  parcelPage: enParcelPage,
  waybillPage: enWaybillPage,
  orders: enOrders,
  imports: enImports,
  scan: enScan,
  sheets: enSheets,
  exceptions: enExceptions,
  lists: enLists,
  printing: enPrinting,
  palette: enPalette,
  demo: enDemo,
}

/** English is the shape; every other language must have exactly its keys, or the type check fails. */
export type Messages = typeof en

type Exactly<T> = { [K in keyof T]: T[K] extends string ? string : Exactly<T[K]> }
type NoneBeyond<Given, Shape> = {
  [K in keyof Given]: K extends keyof Shape
    ? Given[K] extends string
      ? Given[K]
      : NoneBeyond<Given[K], Shape[K]>
    : never
}

function complete<Given extends Exactly<Messages>>(given: Given & NoneBeyond<Given, Messages>) {
  return given as Exactly<Messages>
}

const zhHK = complete({
  audit: zhAudit,
  callbacks: zhCallbacks,
  board: zhBoard,
  customerData: zhCustomerData,
  common: zhCommon,
  coverage: zhCoverage,
  customers: zhCustomers,
  doubt: zhDoubt,
  errors: zhErrors,
  find: zhFind,
  firstSteps: zhFirstSteps,
  food: zhFood,
  health: zhHealth,
  hours: zhHours,
  jobs: zhJobs,
  mail: zhMail,
  map: zhMap,
  people: zhPeople,
  platform: zhPlatform,
  roles: zhRoles,
  shell: zhShell,
  statusCodes: zhStatusCodes,
  stores: zhStores,
  tablets: zhTablets,
  ticket: zhTicket,
  tracking: zhTracking,
  waybills: zhWaybills,
  slots: zhSlots,
  lockers: zhLockers,
  labels: zhLabels,
  parcels: zhParcels,
  parcelForm: zhParcelForm,
  parcelPage: zhParcelPage,
  waybillPage: zhWaybillPage,
  orders: zhOrders,
  imports: zhImports,
  scan: zhScan,
  sheets: zhSheets,
  exceptions: zhExceptions,
  lists: zhLists,
  printing: zhPrinting,
  palette: zhPalette,
  demo: zhDemo,
})

/** What every language must have. */
export type CompleteMessages = Exactly<Messages>

export function messagesOf(locale: Locale): CompleteMessages {
  return locale === 'zh-HK' ? zhHK : en
}
