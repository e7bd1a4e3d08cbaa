import { settingsPaths } from '@/components/shell/settings-paths'
import { foodPaths } from '@/lib/food/keys'

/** Where the navigation leads. */
export const PLACES = {
  board: foodPaths.board(),
  newOrder: foodPaths.newOrder(),
  settings: settingsPaths.own(),
}
