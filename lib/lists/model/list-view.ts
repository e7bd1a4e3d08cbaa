/** Longer than a tab or menu shows. */
export const LONGEST_VIEW_NAME = 40

/** A view of a list under a name. */
export type ListView = {
  id: number
  name: string
  /** The list's address from `?` on; empty for the list as it usually is. */
  search: string
  /** Whose it is: the store's, for all who see the list there; null for the person's own. */
  storeId: number | null
  /** The person may change and remove it. */
  mayChange: boolean
}
