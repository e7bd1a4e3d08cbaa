import { settingsPaths } from '@/components/shell/settings-paths'
import { foodPaths } from '@/lib/food/keys'
import { storePaths } from '@/lib/stores/keys'

/** Where the navigation leads. */
export const PLACES = {
  board: foodPaths.board(),
  newOrder: foodPaths.newOrder(),
  stores: storePaths.stores(),
  settings: settingsPaths.own(),
}
