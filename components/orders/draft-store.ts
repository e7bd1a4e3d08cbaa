export type DraftStore<Draft> = {
  load: () => Draft | null
  save: (draft: Draft) => void
  clear: () => void
}

type Kept<Draft> = {
  /** Whose it is: who signs in next at the same tablet neither sees nor sends it (decision 0150). */
  personId: number
  /** Which form, such as `parcel` or `parcel:12` where it began as another order. */
  form: string
  /** Null for what is no draft of the form's. */
  decode: (stored: string | null) => Draft | null
}

/**
 * Where a half-typed form waits out a reload: in this tab, so that two tabs are two orders. A
 * browser that keeps nothing (private mode, full) still orders.
 */
export function draftStore<Draft>({ personId, form, decode }: Kept<Draft>): DraftStore<Draft> {
  const key = `handover:draft:${personId}:${form}`
  return {
    load() {
      try {
        return decode(sessionStorage.getItem(key))
      } catch {
        return null
      }
    },
    save(draft) {
      try {
        sessionStorage.setItem(key, JSON.stringify(draft))
      } catch {
        // Typing goes on; only a reload would lose it.
      }
    },
    clear() {
      try {
        sessionStorage.removeItem(key)
      } catch {
        // What cannot be stored was not.
      }
    },
  }
}
