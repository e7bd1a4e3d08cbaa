import { legacyAllowsCancel } from '@/lib/domain/express-vocabulary'
import { isClosed } from '@/lib/domain/stages'
import type { WaybillDetail } from '@/lib/express/schema'

/** Why a waybill cannot be cancelled now; null when it can. Keys of `waybillPage.cancel.cannot`. */
export type CancelObstacle =
  'not-allowed' | 'closed' | 'refused' | 'placing' | 'unconfirmed' | 'too-far'

/** In legacy status 8 alone (express §3); that the cut-off is over only the platform can say. */
export function cancelObstacle(
  { card, statuses }: Pick<WaybillDetail, 'card' | 'statuses'>,
  mayCancel: boolean,
): CancelObstacle | null {
  if (card.placing === 'refused') return 'refused'
  if (isClosed(card.stage)) return 'closed'
  if (!mayCancel) return 'not-allowed'
  if (card.placing === 'unconfirmed') return 'unconfirmed'
  if (card.placing === 'placing' || card.platformOrderId === null) return 'placing'
  return legacyAllowsCancel(statuses.legacy) ? null : 'too-far'
}
