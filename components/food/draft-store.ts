import { DRAFT_KEY, decodeDraft, encodeDraft, type DraftOrder } from './draft'

/** The half-typed order of this tab. A browser that keeps nothing (private mode, full) still orders. */
export const draftStore = {
  load(): DraftOrder | null {
    try {
      return decodeDraft(sessionStorage.getItem(DRAFT_KEY))
    } catch {
      return null
    }
  },
  save(draft: DraftOrder): void {
    try {
      sessionStorage.setItem(DRAFT_KEY, encodeDraft(draft))
    } catch {
      // Typing goes on; only a reload would lose it.
    }
  },
  clear(): void {
    try {
      sessionStorage.removeItem(DRAFT_KEY)
    } catch {
      // What cannot be stored was not.
    }
  },
}
