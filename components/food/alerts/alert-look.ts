import { ArrowRightLeft, BellPlus, CircleSlash, type LucideIcon } from 'lucide-react'
import type { AlertKind } from './alert-of'

/** The icon of each kind of news; its word is `board.alert`. */
export const ALERT_ICONS: Readonly<Record<AlertKind, LucideIcon>> = {
  new: BellPlus,
  changed: ArrowRightLeft,
  cancelled: CircleSlash,
}
