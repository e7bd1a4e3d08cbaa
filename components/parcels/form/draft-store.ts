import { decodeDraft, type DraftParcel } from './draft'

/** Where the half-typed order waits out a reload; per tab, and apart for each order it began as. */
const keyOf = (cloneOf: number | null) =>
  `handover:draft:parcel${cloneOf === null ? '' : `:${cloneOf}`}`

/** The half-typed parcel of this tab. A browser that keeps nothing still orders. */
export function draftStore(cloneOf: number | null) {
  const key = keyOf(cloneOf)
  return {
    load(): DraftParcel | null {
      try {
        return decodeDraft(sessionStorage.getItem(key))
      } catch {
        return null
      }
    },
    save(draft: DraftParcel): void {
      try {
        sessionStorage.setItem(key, JSON.stringify(draft))
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
