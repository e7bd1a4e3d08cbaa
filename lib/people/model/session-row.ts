/** One sign-in that still holds, as the list shows it. */
export type SessionRow = {
  id: string
  /** "Chrome, Android"; null for a program that does not say. */
  device: string | null
  address: string
  /** ISO instants. */
  createdAt: string
  lastSeenAt: string
  /** The one that looks. */
  isThis: boolean
}
