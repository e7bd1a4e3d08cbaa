import type { Viewer } from '@/lib/people/model/viewer'
import { settingsPaths } from '@/components/shell/settings-paths'
import { dispatchPaths } from '@/lib/dispatch/keys'
import type { Permission } from '@/lib/domain/permissions'
import { exceptionPaths } from '@/lib/exceptions/keys'
import { expressPaths } from '@/lib/express/keys'
import { foodPaths } from '@/lib/food/keys'
import { importPaths } from '@/lib/imports/keys'
import { lockerPaths } from '@/lib/lockers/keys'
import { parcelPaths } from '@/lib/parcels/keys'
import { printingPaths } from '@/lib/printing/keys'
import { reportPaths } from '@/lib/reports/keys'
import { storePaths } from '@/lib/stores/keys'

type Entry = {
  href: string
  /** What lets somebody go there, at one store at least; null is for everybody. */
  needs: Permission | null
}

/** Every page that one goes to without knowing a record. */
const PAGES = {
  board: { href: foodPaths.board(), needs: 'food.see' },
  history: { href: foodPaths.history(), needs: 'food.see' },
  find: { href: foodPaths.find(), needs: 'food.see' },
  coverage: { href: foodPaths.coverage(), needs: 'food.see' },
  customers: { href: foodPaths.customers(), needs: 'food.place' },
  parcels: { href: parcelPaths.parcels(), needs: 'parcels.see' },
  express: { href: expressPaths.waybills(), needs: 'express.see' },
  imports: { href: importPaths.list(), needs: 'express.see' },
  lockers: { href: lockerPaths.map(), needs: 'express.see' },
  print: { href: printingPaths.desk(), needs: 'express.see' },
  scan: { href: dispatchPaths.scan(), needs: 'express.see' },
  sheets: { href: dispatchPaths.sheets(), needs: 'express.see' },
  exceptions: { href: exceptionPaths.list(), needs: 'express.see' },
  reports: { href: reportPaths.overview(), needs: 'reports.see' },
  stores: { href: storePaths.stores(), needs: 'hours.see' },
  own: { href: settingsPaths.own(), needs: null },
  people: { href: settingsPaths.people(), needs: 'people.manage' },
  roles: { href: settingsPaths.roles(), needs: 'roles.manage' },
  storeSettings: { href: settingsPaths.stores(), needs: 'stores.edit' },
  health: { href: settingsPaths.health(), needs: 'settings.manage' },
  jobs: { href: settingsPaths.jobs(), needs: 'settings.manage' },
  callbacks: { href: settingsPaths.callbacks(), needs: 'callbacks.handle' },
  statusCodes: { href: settingsPaths.statusCodes(), needs: 'settings.manage' },
  customerData: { href: settingsPaths.customerData(), needs: 'customer-data.manage' },
  audit: { href: settingsPaths.audit(), needs: 'audit.see' },
  demo: { href: settingsPaths.demo(), needs: 'settings.manage' },
} as const satisfies Record<string, Entry>

/** Forms that begin something. */
const FORMS = {
  newOrder: { href: foodPaths.newOrder(), needs: 'food.place' },
  newParcel: { href: parcelPaths.newParcel(), needs: 'parcels.place' },
  newWaybill: { href: expressPaths.newWaybill(), needs: 'express.place' },
  newImport: { href: importPaths.create(), needs: 'express.place' },
} as const satisfies Record<string, Entry>

export type PageName = keyof typeof PAGES
export type FormName = keyof typeof FORMS

type Person = Pick<Viewer, 'stores' | 'mayInHouse' | 'environment'>

/** The pages that the person may open, in the order of the navigation. */
export function pagesFor(person: Person): { name: PageName; href: string }[] {
  return allowed(person, PAGES).filter(
    // The demo is the simulator's.
    ({ name }) => name !== 'demo' || person.environment === 'simulator',
  )
}

/** The forms that the person may send somewhere. */
export function formsFor(person: Person): { name: FormName; href: string }[] {
  return allowed(person, FORMS)
}

function allowed<Name extends string>(
  { stores, mayInHouse }: Person,
  entries: Readonly<Record<Name, Entry>>,
): { name: Name; href: string }[] {
  const held = new Set<Permission>([...mayInHouse, ...stores.flatMap(({ may }) => may)])
  return (Object.entries(entries) as [Name, Entry][])
    .filter(([, { needs }]) => needs === null || held.has(needs))
    .map(([name, { href }]) => ({ name, href }))
}
