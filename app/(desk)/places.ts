import { settingsPaths } from '@/components/shell/settings-paths'
import { dispatchPaths } from '@/lib/dispatch/keys'
import { exceptionPaths } from '@/lib/exceptions/keys'
import { expressPaths } from '@/lib/express/keys'
import { foodPaths } from '@/lib/food/keys'
import { parcelPaths } from '@/lib/parcels/keys'
import { printingPaths } from '@/lib/printing/keys'
import { storePaths } from '@/lib/stores/keys'

/** Where the navigation leads. */
export const PLACES = {
  board: foodPaths.board(),
  newOrder: foodPaths.newOrder(),
  express: expressPaths.waybills(),
  print: printingPaths.desk(),
  scan: dispatchPaths.scan(),
  exceptions: exceptionPaths.list(),
  parcels: parcelPaths.parcels(),
  stores: storePaths.stores(),
  settings: settingsPaths.own(),
}
