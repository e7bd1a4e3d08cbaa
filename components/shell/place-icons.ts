import {
  CirclePlus,
  Clock,
  Columns3,
  Package,
  Printer,
  ScanBarcode,
  Settings,
  TriangleAlert,
  Truck,
  type LucideIcon,
} from 'lucide-react'
import type { PlaceName } from './places'

export const PLACE_ICONS: Record<PlaceName, LucideIcon> = {
  board: Columns3,
  newOrder: CirclePlus,
  print: Printer,
  scan: ScanBarcode,
  exceptions: TriangleAlert,
  parcels: Package,
  express: Truck,
  stores: Clock,
  settings: Settings,
}
