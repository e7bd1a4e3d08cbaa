import { MAY, type Permission } from '@/lib/domain/permissions'
import type { Family } from '@/lib/domain/stages'
import type { ShownRow } from '../shown-row'
import { LIST_ACTIONS, type ListAction } from './outcome'

/**
 * What may be done with some of the chosen rows, by whose stores they are of. What a single one does
 * not allow is told when it is done. A food order is cancelled on its page, where the platform wants
 * a staff number.
 */
export function allowedActions(family: Family, chosen: readonly ShownRow[]): ListAction[] {
  const may = (permission: Permission) => chosen.some(({ store }) => store.may.includes(permission))
  const isAllowed: Readonly<Record<ListAction, boolean>> = {
    print: family === 'express' && may(MAY.place.express),
    queue: family === 'express' && may(MAY.place.express),
    out: family !== 'food' && may(MAY.place[family]),
    cancel: family !== 'food' && may(MAY.cancel[family]),
    refresh: may(MAY.see[family]),
  }
  return LIST_ACTIONS.filter((action) => isAllowed[action])
}
