import {
  Bike,
  Check,
  CircleQuestionMark,
  CircleSlash,
  DoorOpen,
  Hourglass,
  Store,
  TriangleAlert,
  type LucideIcon,
} from 'lucide-react'
import type { MeaningKind } from '@/components/ui/meaning'
import type { Stage } from '@/lib/domain/stages'
import type { Attention } from './attention'

type Look = { kind: MeaningKind; Icon: LucideIcon }

/** How a stage looks wherever it is named; its word is `orders.stage` of the family. */
export const STAGE_LOOKS: Readonly<Record<Stage, Look>> = {
  unknown: { kind: 'waiting', Icon: CircleQuestionMark },
  waiting: { kind: 'waiting', Icon: Hourglass },
  coming: { kind: 'moving', Icon: Bike },
  'at-store': { kind: 'moving', Icon: Store },
  riding: { kind: 'moving', Icon: Bike },
  near: { kind: 'moving', Icon: DoorOpen },
  problem: { kind: 'late', Icon: TriangleAlert },
  done: { kind: 'done', Icon: Check },
  cancelled: { kind: 'stopped', Icon: CircleSlash },
}

/** How a call for a person looks; its word is `orders.attention`. */
export const ATTENTION_LOOKS: Readonly<Record<Attention, Look>> = {
  unconfirmed: { kind: 'waiting', Icon: CircleQuestionMark },
  'placing-long': { kind: 'waiting', Icon: Hourglass },
  refused: { kind: 'late', Icon: CircleSlash },
  problem: STAGE_LOOKS.problem,
  unknown: STAGE_LOOKS.unknown,
}
