import { decodeDraft } from './draft'
import type { TypedWaybill } from './typed-waybill'

/**
 * Half-typed waybills of this tab: the plain one, and one for each earlier waybill that is being
 * copied and each locker that was chosen first, so that neither takes the place of something typed. A browser that keeps nothing
 * (private mode, full) still orders.
 */
export function draftStore(from: number | string | null) {
  const key = `handover:draft:waybill${from === null ? '' : `:${from}`}`
  return {
    load(): TypedWaybill | null {
      try {
        return decodeDraft(sessionStorage.getItem(key))
      } catch {
        return null
      }
    },
    save(typed: TypedWaybill): void {
      try {
        sessionStorage.setItem(key, JSON.stringify(typed))
      } catch {
        // Typing goes on; only a reload would lose it.
      }
    },
    clear(): void {
      try {
        sessionStorage.removeItem(key)
      } catch {
        // What cannot be stored was not.
      }
    },
  }
}
