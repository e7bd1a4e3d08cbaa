import { decodeKept, draftKey, encodeKept, type KeptDraft } from './kept-draft'

/** The drafts of this device. A browser that keeps nothing (private mode, full) still draws. */
export const keptDrafts = {
  load(storeId: number): KeptDraft | null {
    try {
      return decodeKept(localStorage.getItem(draftKey(storeId)))
    } catch {
      return null
    }
  },
  save(storeId: number, draft: KeptDraft): void {
    try {
      localStorage.setItem(draftKey(storeId), encodeKept(draft))
    } catch {
      // Drawing goes on; only a reload would lose it.
    }
  },
  clear(storeId: number): void {
    try {
      localStorage.removeItem(draftKey(storeId))
    } catch {
      // What cannot be stored was not.
    }
  },
}
