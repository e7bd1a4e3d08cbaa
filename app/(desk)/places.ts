import type { PlaceAddress, PlaceName } from '@/components/shell/places'
import { settingsPaths } from '@/components/shell/settings-paths'
import { dispatchPaths } from '@/lib/dispatch/keys'
import { exceptionPaths } from '@/lib/exceptions/keys'
import { expressPaths } from '@/lib/express/keys'
import { foodPaths } from '@/lib/food/keys'
import { importPaths } from '@/lib/imports/keys'
import { lockerPaths } from '@/lib/lockers/keys'
import { parcelPaths } from '@/lib/parcels/keys'
import { printingPaths } from '@/lib/printing/keys'
import { reportPaths } from '@/lib/reports/keys'
import { storePaths } from '@/lib/stores/keys'

/** Where the navigation leads, and which pages besides belong to each place. */
export const PLACES: Record<PlaceName, PlaceAddress> = {
  board: { href: foodPaths.board() },
  newOrder: { href: foodPaths.newOrder() },
  express: { href: expressPaths.waybills(), covers: [importPaths.list(), lockerPaths.map()] },
  print: { href: printingPaths.desk() },
  scan: { href: dispatchPaths.scan(), covers: [dispatchPaths.sheets()] },
  exceptions: { href: exceptionPaths.list() },
  parcels: { href: parcelPaths.parcels() },
  reports: { href: reportPaths.overview() },
  stores: { href: storePaths.stores() },
  settings: { href: settingsPaths.own() },
}
