import {
  CircleHelp,
  Clock,
  HourglassIcon,
  MessageSquareWarning,
  Tag,
  Truck,
  type LucideIcon,
} from 'lucide-react'
import type { MeaningKind } from '@/components/ui/meaning'
import type { ExceptionKind } from '@/lib/domain/exceptions'

/** How each thing that can be wrong looks; its word is in the messages. */
export const EXCEPTION_LOOKS: Readonly<
  Record<ExceptionKind, { kind: MeaningKind; Icon: LucideIcon }>
> = {
  unconfirmed: { kind: 'late', Icon: CircleHelp },
  reported: { kind: 'late', Icon: MessageSquareWarning },
  'late-pickup': { kind: 'late', Icon: Clock },
  'late-delivery': { kind: 'late', Icon: Truck },
  'no-label': { kind: 'waiting', Icon: Tag },
  silent: { kind: 'waiting', Icon: HourglassIcon },
}
