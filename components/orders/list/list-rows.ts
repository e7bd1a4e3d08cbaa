import type { Region } from '@/lib/domain/areas'
import type { OrderCard } from '@/lib/orders/schema'

/** One order of a list, with what its family and its store add. */
export type ListRow = {
  card: OrderCard
  href: string
  /** How its link is read aloud. */
  label: string
  storeCode: string
  region: Region
}
